"""What other programs' learners need: actions by number, views as arrays, many deals at once."""
