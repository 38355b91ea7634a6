"""Records of matches, and positions, as text."""
