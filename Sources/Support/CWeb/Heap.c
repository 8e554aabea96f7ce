// A heap of pages of 64 KiB.
//
// A small piece is one of many of equal size in a page, which is a span then. Everything else has
// pages of its own. A table says of each page whether it is free, so pages that are given back join,
// and serve pieces of any size again. A span that is empty is a free page, too.
//
// (Leijen, Zorn and de Moura, Mimalloc: free list sharding in action, 2019, for a free list in each
// span.)

#include "CWeb.h"

enum {
  PAGE = 65536,
  UNIT = 16,             // Every size of small pieces is a multiple of it.
  STEPS = 32,            // Classes of 16, 32 … 512 bytes,
  CLASSES = STEPS + 20,  // then four to each doubling, up to 16 KiB.
  SMALL = 16384,
  PAGES = 65536,         // A browser's module has no more.
};

// What a page is.
enum { FREE, SPAN, FIRST, NEXT };  // The first page of a large piece, and those after it.

typedef struct Piece {
  struct Piece *next;
} Piece;

// Stands at the beginning of its page.
typedef struct Span {
  Piece *free;
  struct Span *next, *previous;  // Of the spans of its class with room.
  uint32_t used, made, room, class;
} Span;

static struct {
  uintptr_t start;
  size_t count, limit;   // The pages that were used so far, and those that may be.
  Span *spans[CLASSES];  // The spans with room.
  uint8_t kinds[PAGES];
} heap;

static uintptr_t round_up(uintptr_t n, uintptr_t to) { return (n + to - 1) & ~(to - 1); }
static size_t page_of(const void *place) { return ((uintptr_t)place - heap.start) / PAGE; }
static void *start_of(size_t page) { return (void *)(heap.start + page * PAGE); }

void cweb_begin(void *start, size_t size) {
  for (size_t i = 0; i < sizeof heap; i++) ((unsigned char *)&heap)[i] = 0;
  heap.start = (uintptr_t)start;
  heap.limit = size / PAGE < PAGES ? size / PAGE : PAGES;
}

size_t cweb_extent(void) { return heap.count * PAGE; }

// MARK: Growing

#ifdef __wasm__
extern unsigned char __heap_base;

static void begin(void) {
  const uintptr_t start = round_up((uintptr_t)&__heap_base, PAGE);
  cweb_begin((void *)start, __builtin_wasm_memory_size(0) * PAGE - start);
}

// Takes more pages of the browser: a quarter, so that it is seldom asked for, or what is needed.
static int grow(size_t pages) {
  const size_t generous = heap.limit / 4;
  if (generous > pages && __builtin_wasm_memory_grow(0, generous) != (size_t)-1) {
    pages = generous;
  } else if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) {
    return 0;
  }
  heap.limit += pages;
  return 1;
}
#else
static void begin(void) {}
static int grow(size_t pages) { return pages == 0; }
#endif

// MARK: Pages

// Returns the first of so many pages, the first ones that are free; NULL where none are left.
static void *take_pages(size_t count, uint8_t kind) {
  size_t first = 0;
  for (size_t page = 0; page < heap.count && page - first < count; page++) {
    if (heap.kinds[page] != FREE) first = page + 1;
  }
  const size_t end = first + count;
  if (end > PAGES || (end > heap.limit && !grow(end - heap.limit))) return NULL;
  if (end > heap.count) heap.count = end;
  for (size_t page = first; page < end; page++) heap.kinds[page] = NEXT;
  heap.kinds[first] = kind;
  return start_of(first);
}

static void free_pages(size_t page) {
  do heap.kinds[page++] = FREE;
  while (page < heap.count && heap.kinds[page] == NEXT);
}

// MARK: Spans

static int class_of(size_t size) {
  if (size <= STEPS * UNIT) return size ? (int)((size - 1) / UNIT) : 0;
  const int doubling = 31 - __builtin_clz((unsigned)(size - 1));  // 9 for sizes up to 1024.
  return STEPS + (doubling - 9) * 4 + (int)(((size - 1) >> (doubling - 2)) & 3);
}

static size_t size_of_class(int class) {
  if (class < STEPS) return (size_t)(class + 1) * UNIT;
  const int doubling = (class - STEPS) / 4 + 9;
  return ((size_t)1 << doubling) + ((size_t)((class - STEPS) % 4 + 1) << (doubling - 2));
}

static void link_span(Span *span) {
  Span **first = &heap.spans[span->class];
  span->next = *first;
  span->previous = NULL;
  if (*first) (*first)->previous = span;
  *first = span;
}

static void unlink_span(Span *span) {
  if (span->next) span->next->previous = span->previous;
  if (span->previous) {
    span->previous->next = span->next;
  } else {
    heap.spans[span->class] = span->next;
  }
}

static uintptr_t first_piece(const Span *span) {
  return round_up((uintptr_t)span + sizeof(Span), UNIT);
}

static Span *make_span(int class) {
  Span *span = take_pages(1, SPAN);
  if (!span) return NULL;
  const size_t space = (uintptr_t)span + PAGE - first_piece(span);
  *span = (Span){.class = (uint32_t)class, .room = (uint32_t)(space / size_of_class(class))};
  link_span(span);
  return span;
}

static void *allocate_piece(int class) {
  Span *span = heap.spans[class];
  if (!span && !(span = make_span(class))) return NULL;
  void *piece = span->free;
  if (piece) {
    span->free = span->free->next;
  } else {
    piece = (void *)(first_piece(span) + span->made++ * size_of_class(class));
  }
  if (++span->used == span->room) unlink_span(span);
  return piece;
}

static void free_piece(Span *span, void *place) {
  Piece *piece = place;
  piece->next = span->free;
  span->free = piece;
  if (span->used-- == span->room) link_span(span);
  // One empty span of a class is kept, so that a piece that comes and goes costs no span.
  if (span->used > 0 || (!span->next && !span->previous)) return;
  unlink_span(span);
  free_pages(page_of(span));
}

// MARK: Both

void *cweb_allocate(size_t alignment, size_t size) {
  if (!heap.start) begin();
  if (size <= SMALL && alignment <= UNIT) return allocate_piece(class_of(size));
  if (alignment > PAGE || size > (size_t)PAGE * (PAGES - 1)) return NULL;
  return take_pages(size ? (size - 1) / PAGE + 1 : 1, FIRST);
}

void cweb_free(void *pointer) {
  if (!pointer) return;
  const size_t page = page_of(pointer);
  if (heap.kinds[page] == SPAN) {
    free_piece(start_of(page), pointer);
  } else {
    free_pages(page);
  }
}

int cweb_check(void) {
  for (size_t page = 0; page < PAGES; page++) {
    const uint8_t kind = heap.kinds[page];
    if (page >= heap.count && kind != FREE) return 1;
    if (kind == NEXT && (page == 0 || heap.kinds[page - 1] < FIRST)) return 2;
    if (kind != SPAN) continue;
    const Span *span = start_of(page);
    if (span->used > span->made || span->made > span->room) return 3;
    size_t pieces = span->made - span->used;
    for (const Piece *piece = span->free; piece; piece = piece->next, pieces--) {
      if (page_of(piece) != page || pieces == 0) return 4;
    }
    if (pieces != 0) return 5;
  }
  for (int class = 0; class < CLASSES; class++) {
    for (const Span *span = heap.spans[class]; span; span = span->next) {
      if (span->used >= span->room || (int)span->class != class) return 6;
      if (heap.kinds[page_of(span)] != SPAN) return 7;
      if (span->next && span->next->previous != span) return 8;
    }
  }
  return 0;
}
