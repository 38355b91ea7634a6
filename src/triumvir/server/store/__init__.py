"""The store: what happened at every table, durable before anybody is told (docs/explanation/store.md)."""
