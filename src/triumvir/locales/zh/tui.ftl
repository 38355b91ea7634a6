### What only the full screen says.
