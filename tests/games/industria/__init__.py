"""The rules of Industria, clause by clause."""
