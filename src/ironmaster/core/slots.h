/* What a state has under a name, and where. */

#ifndef IRONMASTER_SLOTS_H
#define IRONMASTER_SLOTS_H
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#if defined(__GNUC__) && !defined(_WIN32)
#define OURS __attribute__((visibility("hidden")))
#define LIKELY(x) __builtin_expect((x), 1)
#define INLINE __attribute__((always_inline)) inline
#define UNROLL _Pragma("GCC unroll 64")
#if defined(__x86_64__) && defined(__gnu_linux__)
#define CLONES
#define CLONED __attribute__((target_clones("avx2", "default"))) /* for the processor at hand */
#endif
#else
#define OURS
#define LIKELY(x) (x)
#define INLINE inline
#define UNROLL
#endif
#ifndef CLONED
#define CLONED
#endif

/* As compiled states keep it: of an int twice the number, or the address of a large one and one more; otherwise an address. */
typedef uintptr_t Value;

typedef struct {
    PyObject *name;
    int number;        /* whether it is an int */
    Py_ssize_t offset; /* where it lies in the memory of a state, -1 if it must be asked for */
    Py_ssize_t where;  /* where its value is read: in the state, or among those that were asked for */
} Slot;

#define MOST_SLOTS 64

static inline int
is_large(Value value)
{
    return (int)(value & 1);
}

static inline PyObject *
large_of(Value value)
{
    return (PyObject *)(value & ~(Value)1);
}

static inline Py_ssize_t
small_of(Value value)
{
    return (Py_ssize_t)value >> 1;
}

static inline Value
value_at(const char *base, Py_ssize_t where)
{
    return *(const Value *)(base + where);
}

/* Finds out what the slots are in a state, and in all others of its type; -1 and an error if one is not there. */
int OURS learn_slots(Slot *slots, Py_ssize_t number, PyObject *state);

/* Whether all slots lie in the state itself. */
int OURS all_direct(Slot *slots, Py_ssize_t number);

/* The values of all slots of a state. What had to be asked for is held; to be let go when the values are no longer needed. */
int OURS ask_slots(const Slot *slots, Py_ssize_t number, PyObject *state, Value *values, PyObject **held);

#endif
