"""Room 7: what one seat, a spectator, or everybody after the deal may know; and JSON."""
