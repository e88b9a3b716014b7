/* Moves and their masks. */

#ifndef IRONMASTER_MASKS_H
#define IRONMASTER_MASKS_H
#include "parts.h"

/* In a row of bytes, clears the old marks (None: all, NULL: none) and sets the fresh ones; -1 and an error if they do not fit. */
int OURS move_marks(const Py_buffer *view, Py_ssize_t row, Py_ssize_t width, PyObject *old, PyObject *fresh);

/* The dice of each game, and where the moves go that are drawn by them; the first game has the row `first`. */
typedef struct {
    Py_buffer dice, drawn;
    Py_ssize_t first;
} Throws;

/* Takes dice (None: none) and a buffer of 32-bit numbers; -1 and an error if they do not fit. */
int OURS take_throws(Throws *throws, PyObject *dice, PyObject *drawn, Py_ssize_t first);
void OURS drop_throws(Throws *throws);

/* Draws one of the moves for a row; -1 and an error if there is none, or no dice. */
int OURS draw_for(Throws *throws, Py_ssize_t row, PyObject *offered);

/* What `packing.pyi` says of each. */
PyObject OURS *room_for(PyObject *module, PyObject *given);
PyObject OURS *holds(PyObject *module, PyObject *const *args, Py_ssize_t nargs);
PyObject OURS *lacking(PyObject *module, PyObject *const *args, Py_ssize_t nargs);
PyObject OURS *draw(PyObject *module, PyObject *const *args, Py_ssize_t nargs);
PyObject OURS *store(PyObject *module, PyObject *const *args, Py_ssize_t nargs);

#endif
