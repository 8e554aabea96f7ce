// The functions that Embedded Swift expects of a C library, and those of the page.
//
// Compiled for another processor only the heap is left, over an arena that the caller hands in, so
// that it is tested natively.

#ifndef CWEB_H
#define CWEB_H

#include <stddef.h>
#include <stdint.h>

/// Passes the heap the memory that it may grow into, and drops its earlier contents.
///
/// `start` must be a multiple of 65536.
void cweb_begin(void *start, size_t size);

/// Returns memory at a multiple of the alignment, a power of two; NULL where none is left.
void *cweb_allocate(size_t alignment, size_t size);

/// Gives back memory.
void cweb_free(void *pointer);

/// The number of bytes that the heap has taken of its memory so far.
size_t cweb_extent(void);

/// Returns 0, or the number of the rule of the heap that does not hold.
int cweb_check(void);

#ifdef __wasm__

#define CWEB_IMPORT(name) __attribute__((import_module("page"), import_name(#name)))

/// Opens a place for a page, under a title.
CWEB_IMPORT(open) void cweb_open(int32_t page, const void *title, int32_t length);

/// Changes what a page shows: operations, and the texts that they take one after the other.
CWEB_IMPORT(draw)
void cweb_draw(int32_t page, const void *operations, int32_t count, const void *text, int32_t length);

/// Calls `elapsed` with page and ticket after a time.
CWEB_IMPORT(wait) void cweb_wait(int32_t page, int32_t ticket, double milliseconds);

/// Returns how many bytes are kept under a name, or -1 where nothing is; `#` is the address's end,
/// `@/` the page's origin, and every other name with `@` is of a text in the page's file.
CWEB_IMPORT(read) int32_t cweb_read(const void *name, int32_t length);

/// Copies what was read last.
CWEB_IMPORT(copy) void cweb_copy(void *target);

/// Keeps bytes under a name, also when the page is loaded again; `#` is the address's end.
///
/// Returns 1, or 0 where the browser has no room for them.
CWEB_IMPORT(write)
int32_t cweb_write(const void *name, int32_t length, const void *text, int32_t count);

/// Renames the text under a name, since it cannot be read, and shows a notice.
CWEB_IMPORT(unread) void cweb_unread(const void *name, int32_t length);

/// Returns the milliseconds since the page was opened.
CWEB_IMPORT(now) double cweb_now(void);

/// Passes the reason why a message was refused; the page shows it if an event of a person sent that.
CWEB_IMPORT(refuse) void cweb_refuse(const void *text, int32_t length);

/// Reports an error to the maintainer of the page.
CWEB_IMPORT(report) void cweb_report(const void *text, int32_t length);

/// Drops a wait.
CWEB_IMPORT(stop) void cweb_stop(int32_t page, int32_t ticket);

// Services of the browser. Each call receives its events as calls of `elapsed` with page and ticket,
// while the buffer of events contains the bytes of the event.

/// Sends a request.
CWEB_IMPORT(call)
void cweb_call(int32_t page, int32_t ticket, const void *bytes, int32_t count);

/// Reads or writes the clipboard.
CWEB_IMPORT(clipboard)
void cweb_clipboard(int32_t page, int32_t ticket, const void *bytes, int32_t count);

/// Lets the person choose a file, or saves one.
CWEB_IMPORT(files)
void cweb_files(int32_t page, int32_t ticket, const void *bytes, int32_t count);

/// Opens a web socket, or sends a text over one.
CWEB_IMPORT(socket)
void cweb_socket(int32_t page, int32_t ticket, const void *bytes, int32_t count);

/// Cancels a call.
CWEB_IMPORT(abort) void cweb_abort(int32_t page, int32_t ticket);

#endif

#endif
