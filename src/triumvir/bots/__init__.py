"""Room 9: players that see a view and choose among its legal actions."""
