/*
 * Counts n queens as Takaken described in 2003 (after Kenji Kise): one board of each class of symmetric
 * images, by bit masks. A first queen in the corner: the board and its reflection in the long diagonal are
 * two, so column 1 stays closed until the row of the second queen's number is past; each counts 8. Otherwise
 * no border queen may be nearer to a corner than the first; where one is just as near, the finished board is
 * compared with its rotations, and counts 8, 4, 2 or not at all. Written for this book's benchmark.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#define LARGEST 28

static int n, last, bound; /* the last row; the second queen's column, or the first's */
static uint32_t all, sides, closed_last;
static uint32_t board[LARGEST]; /* board[row] = the queen's bit */
static uint64_t solutions;

static void corner(int row, uint32_t left, uint32_t down, uint32_t right) {
  uint32_t open = all & ~(left | down | right);
  if (row == last) {
    if (open) solutions += 8;
    return;
  }
  if (row < bound) open &= ~2u;
  while (open) {
    uint32_t queen = open & -open;
    open ^= queen;
    corner(row + 1, (left | queen) << 1, down | queen, (right | queen) >> 1);
  }
}

static int column_at(int row) { return __builtin_ctz(board[row]); }

static int row_of(int column) {
  int row = 0;
  while (board[row] != 1u << column) row++;
  return row;
}

/* Compares the board, turned by some quarters, with itself: negative if the turned one is less. */
static int turned(int quarters) {
  for (int row = 1; row < n; row++) {
    int column = quarters == 1   ? last - row_of(row)
                 : quarters == 2 ? last - column_at(last - row)
                                 : row_of(last - row);
    if (column != column_at(row)) return column - column_at(row);
  }
  return 0;
}

static int images(void) {
  int equal = 1;
  for (int quarters = 1; quarters <= 3; quarters++) {
    int as_near = quarters == 1   ? board[last - bound] == 1
                  : quarters == 2 ? board[last] == 1u << (last - bound)
                                  : board[bound] == 1u << last;
    if (as_near) {
      int order = turned(quarters);
      if (order < 0) return 0;
      equal += order == 0;
    }
  }
  return 8 / equal;
}

static void border(int row, uint32_t left, uint32_t down, uint32_t right) {
  uint32_t open = all & ~(left | down | right);
  if (row == last) {
    open &= ~closed_last;
    if (open) {
      board[row] = open;
      solutions += images();
    }
    return;
  }
  if (row < bound) {
    open &= ~sides;
  } else if (row >= last - bound) {
    if (row == last - bound) {
      uint32_t missing = sides & ~down;
      if (missing == sides) return;
      if (missing) open &= missing;
    } else {
      open &= ~sides;
    }
  }
  while (open) {
    uint32_t queen = open & -open;
    open ^= queen;
    board[row] = queen;
    border(row + 1, (left | queen) << 1, down | queen, (right | queen) >> 1);
  }
}

int main(int argc, char **argv) {
  n = argc == 2 ? atoi(argv[1]) : 0;
  if (n < 4 || n > LARGEST) {
    fprintf(stderr, "usage: takaken N, with N from 4 to %d\n", LARGEST);
    return 2;
  }
  last = n - 1;
  all = (1u << n) - 1;
  for (bound = 2; bound < last; bound++) {
    uint32_t queen = 1u << bound;
    corner(2, (2 | queen) << 1, 1 | queen, queen >> 1);
  }
  sides = 1u | 1u << last;
  closed_last = sides;
  for (bound = 1; 2 * bound < last; bound++) {
    uint32_t queen = 1u << bound;
    board[0] = queen;
    border(1, queen << 1, queen, queen >> 1);
    closed_last |= closed_last >> 1 | closed_last << 1;
  }
  printf("%" PRIu64 "\n", solutions);
  return 0;
}
