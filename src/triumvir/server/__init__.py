"""The game server: who may speak at a table, and when. It holds no rule."""
