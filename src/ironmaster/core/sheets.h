/* What observations and masks are written on that somebody is given. */

#ifndef IRONMASTER_SHEETS_H
#define IRONMASTER_SHEETS_H
#include "slots.h"

#define KEPT 8

typedef struct {
    PyObject *told;   /* the dict of both */
    PyObject *answer; /* a tuple that begins with it, if one was asked for */
    Py_buffer seen, mask;
#if PY_VERSION_HEX < 0x030c0000
    uint64_t version; /* of the dict, which changes whenever it does */
#endif
} Sheet;

typedef struct {
    PyObject *make;   /* who makes a new one */
    Sheet last[KEPT]; /* what was given last */
    int next;         /* which of them goes when all are held */
} Sheets;

/* To be called once, before anything is given. */
int OURS prepare_sheets(void);

/* One that nobody holds, with a clean mask; NULL and an error if none can be made. */
Sheet OURS *clean_sheet(Sheets *sheets);

/* What PettingZoo's `last` answers while a game goes on: what is seen, no reward, not over, not cut short, and more. */
PyObject OURS *answer_on(Sheet *sheet, PyObject *more);

void OURS drop_sheets(Sheets *sheets);

#endif
