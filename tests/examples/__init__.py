"""Examples run as their pages say, at a reduced size."""
