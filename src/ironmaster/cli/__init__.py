"""The command line: `ironmaster games | play | simulate | replay`."""
