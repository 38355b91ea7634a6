"""The table: one person among bots, and what line mode and the full screen tell of it alike."""
