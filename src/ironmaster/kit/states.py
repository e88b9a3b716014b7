"""The key of a state, derived from the fields that its constructor sets."""


def key_of(state: object) -> tuple[object, ...]:
    """The fields of a state in the order of its constructor, as nested tuples of ints.

    A compiled object has no `__dict__`; mypyc lists its attributes in the same order.
    """
    fields = getattr(state, "__mypyc_attrs__", None) or vars(state)
    return tuple(_frozen(getattr(state, field)) for field in fields)


def _frozen(value: object) -> object:
    if isinstance(value, dict):
        return tuple(sorted(value.items()))
    return tuple(value) if isinstance(value, list) else value
