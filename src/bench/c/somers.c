/*
 * Counts n queens as Jeff Somers described in 2002: three bit masks, an explicit stack, and only the
 * boards whose first queen stands in the left half, doubled. Where she stands in the middle column of
 * an odd board, the second queen stays in the left half instead. Written for this book's benchmark.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#define LARGEST 28

/* Boards that go on below the first row, whose queen is one bit, with the second row limited to some columns. */
static uint64_t below(int n, uint32_t first, uint32_t second_row) {
  uint32_t all = (1u << n) - 1;
  uint32_t columns[LARGEST + 1], left[LARGEST + 1], right[LARGEST + 1], open[LARGEST + 1];
  int row = 1;
  uint64_t solutions = 0;
  columns[1] = first;
  left[1] = first >> 1;
  right[1] = first << 1;
  open[1] = all & ~(columns[1] | left[1] | right[1]) & second_row;
  while (row > 0) {
    uint32_t queen = open[row] & -open[row]; /* the least free column */
    if (queen == 0) {
      row--;
      continue;
    }
    open[row] ^= queen;
    if (row == n - 1) {
      solutions++;
      row--;
      continue;
    }
    columns[row + 1] = columns[row] | queen;
    left[row + 1] = (left[row] | queen) >> 1;
    right[row + 1] = (right[row] | queen) << 1;
    row++;
    open[row] = all & ~(columns[row] | left[row] | right[row]);
  }
  return solutions;
}

int main(int argc, char **argv) {
  int n = argc == 2 ? atoi(argv[1]) : 0;
  if (n < 2 || n > LARGEST) {
    fprintf(stderr, "usage: somers N, with N from 2 to %d\n", LARGEST);
    return 2;
  }
  uint64_t half = 0;
  for (int column = 0; column < n / 2; column++) half += below(n, 1u << column, ~0u);
  if (n % 2 == 1) half += below(n, 1u << n / 2, (1u << n / 2) - 1);
  printf("%" PRIu64 "\n", 2 * half);
  return 0;
}
