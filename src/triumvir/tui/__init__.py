"""The full-screen table for a terminal: draws what a local table says, and takes keys and the mouse."""
