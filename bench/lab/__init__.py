"""The overhead of the interfaces of other libraries, and a speed comparison with games of other libraries."""
