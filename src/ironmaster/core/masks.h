/* Moves and their masks. */

#ifndef IRONMASTER_MASKS_H
#define IRONMASTER_MASKS_H
#include "parts.h"

/* In a row of bytes, clears the old marks (None: all, NULL: none) and sets the fresh ones; -1 and an error if they do not fit. */
int OURS move_marks(const Py_buffer *view, Py_ssize_t row, Py_ssize_t width, PyObject *old, PyObject *fresh);

/* Draws one of the moves by some dice; -1 and an error if there is none. */
int OURS draw_one(PyObject *offered, uint64_t *dice, int32_t *out);

/* What `packing.pyi` says of each. */
PyObject OURS *room_for(PyObject *module, PyObject *given);
PyObject OURS *holds(PyObject *module, PyObject *const *args, Py_ssize_t nargs);
PyObject OURS *lacking(PyObject *module, PyObject *const *args, Py_ssize_t nargs);
PyObject OURS *draw(PyObject *module, PyObject *const *args, Py_ssize_t nargs);
PyObject OURS *store(PyObject *module, PyObject *const *args, Py_ssize_t nargs);

#endif
