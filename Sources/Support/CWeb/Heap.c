// A heap: small pieces in spans of one size each, everything else in blocks that join again.
//
// Memory is a row of blocks without gaps. A block starts with its size and that of the block before
// it, so that a free one joins with its neighbours at once. Free blocks hang in bins by size.
//
// A span is a block whose payload fills a page of 64 KiB up to the next block's header, so spans lie
// side by side without waste. Its pieces are of one size; a byte for each page says whether it is a
// span, which is how `cweb_free` knows without a header for each piece. A span that is empty is a
// free block again.
//
// (Knuth, The art of computer programming 1, 2.5, boundary tags, 1968. Leijen, Zorn and de Moura,
// Mimalloc: free list sharding in action, 2019, for a free list in each span.)

#include "CWeb.h"

enum {
  PAGE = 65536,
  UNIT = 16,             // Every size and place is a multiple of it.
  HEADER = 16,           // In front of each block's payload.
  STEPS = 32,            // Classes of 16, 32 … 512 bytes,
  CLASSES = STEPS + 16,  // then four to each doubling, up to 8 KiB.
  SMALL = 8192,
  BINS = 32,
  PAGES = 65536,
};

typedef struct Block {
  size_t size;    // With the header; the lowest bit says that it is in use.
  size_t before;  // The size of the block before, or 0.
} Block;

typedef struct Free {
  Block block;
  struct Free *next, *previous;
} Free;

typedef struct Piece {
  struct Piece *next;
} Piece;

typedef struct Span {
  Piece *free;
  struct Span *next, *previous;  // Of the spans of its class with room.
  uint32_t used, made, room, class;
} Span;

_Static_assert(sizeof(Block) <= HEADER, "a header must fit in front of a payload");

static struct {
  uintptr_t start, end, limit;  // The blocks, and what may still be taken.
  size_t last;                  // The size of the block at the end, or 0.
  Free *bins[BINS];
  Span *spans[CLASSES];
  uint8_t isSpan[PAGES];
} heap;

static size_t size_of(const Block *block) { return block->size & ~(size_t)1; }
static int is_used(const Block *block) { return block->size & 1; }
static Block *after(const Block *block) { return (Block *)((uintptr_t)block + size_of(block)); }
static Block *block_of(const void *payload) { return (Block *)((uintptr_t)payload - HEADER); }
static uintptr_t page_of(const void *place) { return ((uintptr_t)place - heap.start) / PAGE; }
static uintptr_t round_up(uintptr_t n, uintptr_t to) { return (n + to - 1) & ~(to - 1); }

// MARK: Growing

#ifdef __wasm__
extern unsigned char __heap_base;

static void begin(void) {
  heap.start = round_up((uintptr_t)&__heap_base, PAGE) - HEADER;
  if (heap.start < (uintptr_t)&__heap_base) heap.start += PAGE;
  heap.end = heap.start;
  heap.limit = __builtin_wasm_memory_size(0) * PAGE;
}

static int make_room(uintptr_t end) {
  if (end <= heap.limit) return 1;
  size_t pages = (end - heap.limit + PAGE - 1) / PAGE;
  const size_t generous = (heap.limit - heap.start) / PAGE / 4;  // So that it is seldom asked for.
  if (generous > pages && __builtin_wasm_memory_grow(0, generous) != (size_t)-1) {
    pages = generous;
  } else if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) {
    return 0;
  }
  heap.limit += pages * PAGE;
  return 1;
}
#else
static void begin(void) {}
static int make_room(uintptr_t end) { return end <= heap.limit; }
#endif

void cweb_begin(void *start, size_t size) {
  for (size_t i = 0; i < sizeof heap; i++) ((unsigned char *)&heap)[i] = 0;
  // As in a browser, payloads of spans are whole pages: the header of the first stands before one.
  heap.start = heap.end = (uintptr_t)start + PAGE - HEADER;
  heap.limit = (uintptr_t)start + size;
}

size_t cweb_extent(void) { return heap.end - heap.start; }

// MARK: Bins

static int bin_of(size_t size) {
  int bin = 0;
  for (size /= 2 * UNIT; size > 1 && bin < BINS - 1; size /= 2) bin++;
  return bin;
}

static void put(Block *block) {
  Free *free = (Free *)block;
  Free **bin = &heap.bins[bin_of(block->size)];
  free->next = *bin;
  free->previous = NULL;
  if (*bin) (*bin)->previous = free;
  *bin = free;
}

static void take(Block *block) {
  Free *free = (Free *)block;
  if (free->next) free->next->previous = free->previous;
  if (free->previous) {
    free->previous->next = free->next;
  } else {
    heap.bins[bin_of(block->size)] = free->next;
  }
}

// Notes the size of a block where the block after it finds it.
static void measure(Block *block) {
  if ((uintptr_t)after(block) < heap.end) {
    after(block)->before = size_of(block);
  } else {
    heap.last = size_of(block);
  }
}

// Makes a free block of some memory; joins it with free blocks beside it.
static void release(Block *block) {
  block->size &= ~(size_t)1;
  Block *next = after(block);
  if ((uintptr_t)next < heap.end && !is_used(next)) {
    take(next);
    block->size += next->size;
  }
  if (block->before) {
    Block *previous = (Block *)((uintptr_t)block - block->before);
    if (!is_used(previous)) {
      take(previous);
      previous->size += block->size;
      block = previous;
    }
  }
  measure(block);
  put(block);
}

// Splits off the memory behind a size, if it is enough for a block.
static void trim(Block *block, size_t size) {
  const size_t rest = size_of(block) - size;
  if (rest < sizeof(Free) || rest < 2 * UNIT) return;
  block->size = size | 1;
  Block *other = after(block);
  other->before = size;
  other->size = rest | 1;
  measure(other);
  release(other);
}

// MARK: Blocks

// Returns the start of a payload in a block, so that the memory before it can be a block, too.
static uintptr_t payload_in(const Block *block, size_t alignment) {
  const uintptr_t first = (uintptr_t)block + HEADER;
  uintptr_t payload = round_up(first, alignment);
  while (payload != first && payload - first < sizeof(Free)) payload += alignment;
  return payload;
}

static int fits(const Block *block, size_t alignment, size_t size) {
  return payload_in(block, alignment) - HEADER + size <= (uintptr_t)block + block->size;
}

static Block *find(size_t alignment, size_t size) {
  for (int bin = bin_of(size); bin < BINS; bin++) {
    int tries = 32;  // In a bin some may be too small; a longer search would cost more than it saves.
    for (Free *free = heap.bins[bin]; free && tries > 0; free = free->next, tries--) {
      if (!fits(&free->block, alignment, size)) continue;
      take(&free->block);
      return &free->block;
    }
  }
  return NULL;
}

// The block at the end, made large enough.
static Block *extend(size_t alignment, size_t size) {
  Block *block = (Block *)heap.end;
  Block *before = heap.last ? (Block *)(heap.end - heap.last) : NULL;
  const int joins = before && !is_used(before);
  if (joins) block = before;
  const uintptr_t end = payload_in(block, alignment) - HEADER + size;
  if (end < (uintptr_t)block || !make_room(end)) return NULL;
  if (joins) take(block);
  if (!joins) block->before = heap.last;
  block->size = end - (uintptr_t)block;
  heap.end = end;
  measure(block);
  return block;
}

static void *allocate_block(size_t alignment, size_t wanted) {
  if (wanted > SIZE_MAX / 2 || alignment > SIZE_MAX / 4) return NULL;
  size_t size = round_up(wanted + HEADER, UNIT);
  if (size < sizeof(Free)) size = round_up(sizeof(Free), UNIT);
  Block *block = find(alignment, size);
  if (!block) block = extend(alignment, size);
  if (!block) return NULL;
  const uintptr_t payload = payload_in(block, alignment);
  const size_t gap = payload - HEADER - (uintptr_t)block;
  block->size |= 1;
  if (gap) {
    Block *inner = (Block *)(payload - HEADER);
    inner->size = (size_of(block) - gap) | 1;
    inner->before = gap;
    measure(inner);
    block->size = gap | 1;
    release(block);
    block = inner;
  } else {
    measure(block);
  }
  trim(block, size);
  return (void *)payload;
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
  Span *span = allocate_block(PAGE, PAGE - HEADER);
  if (!span) return NULL;
  if (page_of(span) >= PAGES) {
    release(block_of(span));
    return NULL;
  }
  const size_t space = (uintptr_t)span + PAGE - HEADER - first_piece(span);
  *span = (Span){.class = (uint32_t)class, .room = (uint32_t)(space / size_of_class(class))};
  heap.isSpan[page_of(span)] = 1;
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
  heap.isSpan[page_of(span)] = 0;
  release(block_of(span));
}

// MARK: Both

void *cweb_allocate(size_t alignment, size_t size) {
  if (!heap.start) begin();
  if (size <= SMALL && alignment <= UNIT) return allocate_piece(class_of(size));
  return allocate_block(alignment < UNIT ? UNIT : alignment, size);
}

void cweb_free(void *pointer) {
  if (!pointer) return;
  const uintptr_t page = page_of(pointer);
  if (page < PAGES && heap.isSpan[page]) {
    free_piece((Span *)((uintptr_t)pointer & ~(uintptr_t)(PAGE - 1)), pointer);
  } else {
    release(block_of(pointer));
  }
}

int cweb_check(void) {
  size_t before = 0;
  int wasFree = 0;
  for (uintptr_t place = heap.start; place < heap.end;) {
    const Block *block = (Block *)place;
    if (block->before != before) return 1;
    if (size_of(block) < sizeof(Free) || size_of(block) % UNIT) return 2;
    if (wasFree && !is_used(block)) return 3;
    wasFree = !is_used(block);
    before = size_of(block);
    place += before;
    if (place > heap.end) return 4;
  }
  if (before != heap.last) return 5;
  for (int bin = 0; bin < BINS; bin++) {
    for (const Free *free = heap.bins[bin]; free; free = free->next) {
      if (is_used(&free->block) || bin_of(free->block.size) != bin) return 6;
      if (free->next && free->next->previous != free) return 7;
    }
  }
  for (int class = 0; class < CLASSES; class++) {
    for (const Span *span = heap.spans[class]; span; span = span->next) {
      if (span->used >= span->room || (int)span->class != class) return 8;
      if (!heap.isSpan[page_of(span)]) return 9;
    }
  }
  return 0;
}
