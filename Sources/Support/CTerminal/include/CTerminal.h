#ifndef COMONADLAB_CTERMINAL_H
#define COMONADLAB_CTERMINAL_H

#include <stdbool.h>

/// A terminal, or a pipe in its place, on which a program runs.
///
/// A terminal that is drawn on is restored however the process ends. Signal handlers are written in C:
/// a handler may call only async-signal-safe functions, and no Swift function is documented as one.
/// Except for `terminal_notify`, only one thread at a time calls functions for a terminal.
struct terminal;

/// Makes the record of a terminal; NULL where there is no memory.
struct terminal *terminal_open(int input, int output);

/// Releases the record, which another terminal may get. Nobody may use it any more.
void terminal_close(struct terminal *terminal);

/// Takes the terminal: keys arrive one by one without echo, and `enter` is written to it.
///
/// From now on, each end or stop of the process first writes `leave` and restores the terminal.
/// Both texts must be valid as long as the process runs.
///
/// `files` are two files to which the process prints, or -1. As far as they are this terminal, what is
/// written to them is held back meanwhile, and shown when the terminal is restored: the last of it, at
/// most 1 MiB.
///
/// Returns 0, or an error number: EBUSY where the terminal is taken already.
int terminal_take(struct terminal *terminal, const int files[2], const char *enter,
                  const char *leave);

/// The file that draws on the terminal: while it is taken, the output itself may hold back what is
/// printed.
int terminal_file(const struct terminal *terminal);

/// Restores the terminal; after the last one, also the earlier handlers of the signals.
void terminal_give_back(struct terminal *terminal);

/// Stops the process as Control-Z does, with all terminals restored meanwhile.
void terminal_stop(void);

/// Waits for input, a notice, a signal or the end of the time; a negative time is for
/// ever.
///
/// Returns a set of bits: 1 for input, 2 for notices, 4 for an error of the input; or -1 and an
/// error number. After a signal or the time it is 0.
int terminal_wait(struct terminal *terminal, int milliseconds);

/// Waits as `terminal_wait` does where `poll` refuses the file: on macOS, `/dev/tty` and `/dev/null`.
int terminal_wait_with_select(struct terminal *terminal, int milliseconds);

/// Waits until a file can be written, or the time is over.
void terminal_wait_for_room(int output, int milliseconds);

/// Opens the pipe for notices; a second call does nothing.
///
/// Returns 0, or an error number.
int terminal_open_notices(struct terminal *terminal);

/// Wakes the thread that waits for the terminal; any thread may call it.
void terminal_notify(struct terminal *terminal);

/// Whether the terminal must be redrawn, or may have another size; the call resets this.
bool terminal_was_disturbed(struct terminal *terminal);

/// Whether a signal reports another size: that of other terminals than the one that controls the
/// process must be asked for.
bool terminal_reports_resizing(const struct terminal *terminal);

/// The size of the terminal, or false where it has none.
bool terminal_size(int output, int *columns, int *rows);

#endif
