/* The parts of an observation. `core/features.py` describes them. */

#ifndef IRONMASTER_PARTS_H
#define IRONMASTER_PARTS_H
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

/* How a part is read. */
enum {
    NUMBER,
    SEAT,
    ACTOR,
    LIST,
    SEATS,
    HOLDERS,
    BITS,
    OWNERS,
    HAND,
    SIZES,
    SEAT_BITS,
    TURNS,
    HEAPS,
    FRAMES,
    ASKED,
    FIRST,
    SECOND,
    HOWS
};

typedef struct {
    int how;
    Py_ssize_t length;
    int low, high;
    int frame;
    PyObject *names;    /* the attributes of a state that the part is read from */
    PyObject **getters; /* their descriptors in the type of the states; NULL for an attribute without one */
} Part;

/* Who looks at a state, and who is to act. */
typedef struct {
    long seat, actor;
    Py_ssize_t seats;
    PyObject *sixty_four; /* the int, by which sets are shifted */
} Look;

/* To be called once. Returns -1 and sets an error if there is no memory. */
int know_numbers(void);

/* Reads an int; one that is too large for a long counts as the largest long. Returns -1 and sets an error for other types. */
int read_number(PyObject *value, long *number);

/* Writes a part of an observation as a seat sees it. Returns -1 and sets an error if the state does not fit. */
int put_part(const Part *part, PyObject *state, const Look *look, int16_t *out);

#endif
