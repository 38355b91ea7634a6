"""Remote: a seat at a table of a game server, kept and held over the network."""
