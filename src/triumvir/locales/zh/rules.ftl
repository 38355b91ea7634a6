### The rules in short, for the variant and the options in force.
