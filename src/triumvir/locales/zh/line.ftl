### What only line mode says.
