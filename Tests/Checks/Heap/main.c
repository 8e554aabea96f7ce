// Random scripts for the heap and the C functions of a browser's module, compared with a model.
//
// .ci/embedded compiles this file, Heap.c and Memory.c natively, with the address sanitizer and the
// sanitizer of undefined behaviour. The functions of Memory.c have the prefix web_ there.
//
//     heap <scripts> <operations of each> [<first seed>]

#include "CWeb.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *web_malloc(size_t size);
void web_free(void *pointer);
int web_posix_memalign(void **result, size_t alignment, size_t size);
void *web_memcpy(void *restrict target, const void *restrict source, size_t count);
void *web_memmove(void *target, const void *source, size_t count);
void *web_memset(void *target, int value, size_t count);
int web_memcmp(const void *left, const void *right, size_t count);
double web_round(double number);
__int128 web___multi3(__int128 left, __int128 right);
void web_arc4random_buf(void *target, size_t count);

static uint64_t seed, state;

static uint64_t next(void) {
  uint64_t mixed = state += 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

static size_t below(size_t count) { return (size_t)(next() % count); }

#define EXPECT(condition)                                                                        \
  do {                                                                                           \
    if (!(condition)) {                                                                          \
      fprintf(stderr, "main.c:%d: %s must hold; seed %llu\n", __LINE__, #condition,              \
              (unsigned long long)seed);                                                         \
      exit(1);                                                                                   \
    }                                                                                            \
  } while (0)

// MARK: The heap

// More small pieces than one span holds.
enum { PIECES = 5000, MIXED = 400, ALIGNMENT = 65536 };

typedef struct {
  unsigned char *start;
  size_t size;
  unsigned char mark;
} Piece;

static Piece pieces[PIECES];
static int used;  // The pieces from here on are empty.
static unsigned char *arena;
static size_t arenaSize;
static unsigned long long allocations, refusals;

static void begin(size_t size) {
  // Exactly as large as the heap's limit, so that the sanitizer detects any access behind it.
  arenaSize = size;
  arena = aligned_alloc(ALIGNMENT, size);
  EXPECT(arena);
  cweb_begin(arena, size);
  memset(pieces, 0, sizeof pieces);
  used = 0;
}

static void end(void) {
  for (int i = 0; i < PIECES; i++) web_free(pieces[i].start);
  EXPECT(cweb_check() == 0);
  free(arena);
}

static void give_back(Piece *piece) {
  for (size_t i = 0; i < piece->size; i++) EXPECT(piece->start[i] == piece->mark);
  web_free(piece->start);
  *piece = (Piece){0};
}

// Takes memory, and returns 0 where none is left.
static int take(Piece *piece, size_t alignment, size_t size) {
  void *start = NULL;
  switch (below(3)) {
    case 0:
      if (alignment <= 16) {
        start = web_malloc(size);
        break;
      }  // Else as below.
    case 1:
      start = cweb_allocate(alignment, size);
      break;
    default:
      if (web_posix_memalign(&start, alignment, size) != 0) EXPECT(start == NULL);
  }
  allocations++;
  if (!start) {
    refusals++;
    return 0;
  }
  unsigned char *from = start;
  EXPECT((uintptr_t)from % alignment == 0);
  EXPECT(from >= arena && size <= arenaSize && from <= arena + arenaSize - size);
  for (int i = 0; i < used; i++) {
    const Piece *other = &pieces[i];
    if (!other->start || size == 0 || other->size == 0) continue;
    EXPECT(from + size <= other->start || other->start + other->size <= from);
  }
  *piece = (Piece){from, size, (unsigned char)next()};
  memset(from, piece->mark, size);
  if (piece - pieces >= used) used = (int)(piece - pieces) + 1;
  return 1;
}

static size_t random_size(void) {
  static const size_t longest[] = {17, 40, 200, 600, 1100, 8192, 16384, 70000, 300000};
  return below(longest[below(sizeof longest / sizeof *longest)] + 1);
}

static void mixed_script(int operations) {
  begin((1 + below(64)) * ALIGNMENT);
  for (int i = 0; i < operations; i++) {
    Piece *piece = &pieces[below(MIXED)];
    if (piece->start) give_back(piece);
    else take(piece, (size_t)1 << below(below(20) ? 6 : 17), random_size());
    if (i % 64 == 0) EXPECT(cweb_check() == 0);
    EXPECT(cweb_extent() <= arenaSize);
  }
  end();
}

// Pages join: when all are given back, one piece takes their whole room, and the heap has not grown.
static void page_script(int operations) {
  begin((8 + below(56)) * ALIGNMENT);
  for (int i = 0; i < operations; i++) {
    Piece *piece = &pieces[below(40)];
    if (piece->start) give_back(piece);
    else take(piece, 16, 16385 + below(200000));
  }
  for (int i = 0; i < PIECES; i++) if (pieces[i].start) give_back(&pieces[i]);
  const size_t extent = cweb_extent();
  if (extent > 0) EXPECT(take(&pieces[0], 16, extent));
  EXPECT(cweb_extent() == extent);
  end();
}

// When nothing is left, all that was taken is unharmed, and what is given back can be taken again.
static void exhausting_script(void) {
  begin((2 + below(10)) * ALIGNMENT);
  const size_t size = 1 + below(30000), alignment = (size_t)1 << below(8);
  int count = 0;
  while (count < MIXED && take(&pieces[count], alignment, size)) count++;
  EXPECT(cweb_check() == 0);
  EXPECT(web_malloc(arenaSize) == NULL && web_malloc(SIZE_MAX) == NULL);
  EXPECT(cweb_allocate(SIZE_MAX / 2 + 1, 1) == NULL);
  for (int i = 0; i < count; i++) {
    give_back(&pieces[i]);
    EXPECT(take(&pieces[i], alignment, size));
  }
  for (int i = 0; i < count; i++) give_back(&pieces[i]);
  EXPECT(cweb_check() == 0);
  for (int i = 0; i < count; i++) EXPECT(take(&pieces[i], alignment, size));
  end();
}

// Pieces of one size fill spans to the last byte; all given back, larger pieces take their room.
static void turning_script(void) {
  begin((4 + below(12)) * ALIGNMENT);
  for (int round = 0; round < 4; round++) {
    const size_t size = round % 2 ? 16385 + below(60000) : 1 + below(below(2) ? 64 : 16384);
    int count = 0;
    while (count < PIECES && take(&pieces[count], 16, size)) count++;
    EXPECT(cweb_check() == 0);
    for (int left = count; left > 0; left--) {
      const size_t place = below((size_t)left);
      const Piece chosen = pieces[place];
      pieces[place] = pieces[left - 1];
      pieces[left - 1] = chosen;
      give_back(&pieces[left - 1]);
    }
    EXPECT(cweb_check() == 0);
  }
  end();
}

// MARK: The functions of C

static int sign(int number) { return (number > 0) - (number < 0); }

static void function_script(int operations) {
  enum { SIZE = 300 };
  unsigned char ours[SIZE], theirs[SIZE], other[SIZE];
  for (int i = 0; i < operations; i++) {
    for (int place = 0; place < SIZE; place++) {
      ours[place] = theirs[place] = (unsigned char)(next() % 3);
      other[place] = (unsigned char)(next() % 3);
    }
    const size_t count = below(below(2) ? 24 : 140), from = below(SIZE - count), to = below(SIZE - count);
    EXPECT(web_memmove(ours + to, ours + from, count) == ours + to);
    memmove(theirs + to, theirs + from, count);
    EXPECT(memcmp(ours, theirs, SIZE) == 0);
    EXPECT(web_memcpy(ours + to, other + from, count) == ours + to);
    memcpy(theirs + to, other + from, count);
    EXPECT(memcmp(ours, theirs, SIZE) == 0);
    EXPECT(sign(web_memcmp(ours + to, other + to, count)) == sign(memcmp(ours + to, other + to, count)));
    EXPECT(web_memset(ours + from, (int)count - 70, count) == ours + from);
    memset(theirs + from, (int)count - 70, count);
    EXPECT(memcmp(ours, theirs, SIZE) == 0);
    web_arc4random_buf(ours + from, count);
    EXPECT(memcmp(ours, theirs, from) == 0);
    EXPECT(memcmp(ours + from + count, theirs + from + count, SIZE - from - count) == 0);

    union { uint64_t bits; double number; } one = {.bits = next()};
    if (below(2)) one.number = (double)(int64_t)next() / (double)((uint64_t)2 << below(62));
    const double rounded = web_round(one.number), expected = round(one.number);
    EXPECT(rounded == expected || (isnan(rounded) && isnan(expected)));

    const __int128 left = (__int128)((unsigned __int128)next() << 64 | next()) >> below(127);
    const __int128 right = (__int128)((unsigned __int128)next() << 64 | next()) >> below(127);
    const __int128 product = (__int128)((unsigned __int128)left * (unsigned __int128)right);
    EXPECT(web___multi3(left, right) == product);
  }
}

int main(int argc, char **argv) {
  const int scripts = argc > 1 ? atoi(argv[1]) : 20, operations = argc > 2 ? atoi(argv[2]) : 2000;
  seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
  for (int i = 0; i < scripts; i++, seed++) {
    state = seed;
    mixed_script(operations);
    page_script(operations / 10);
    exhausting_script();
    turning_script();
    function_script(operations / 10);
  }
  printf("heap: %d scripts, %llu allocations, %llu of them refused since nothing was left\n", scripts,
         allocations, refusals);
  return 0;
}
