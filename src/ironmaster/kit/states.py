"""States whose constructor alone names their fields: the rest of a state follows from it."""


def key_of(state: object) -> tuple[object, ...]:
    """What a state holds, in the order in which its constructor sets it, as nested tuples of ints.

    A compiled object has no `__dict__`; mypyc lists its attributes in the same order.
    """
    fields = getattr(state, "__mypyc_attrs__", None) or vars(state)
    return tuple(_frozen(getattr(state, field)) for field in fields)


def _frozen(value: object) -> object:
    if isinstance(value, dict):
        return tuple(sorted(value.items()))
    return tuple(value) if isinstance(value, list) else value
