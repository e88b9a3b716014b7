"""Load tests of a real server over loopback, with a limited number of tables and a limited time."""
