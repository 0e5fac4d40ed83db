const five = [0, 1, 2, 3, 4]

/** Cell indexes of every line of a card: rows, columns, diagonals. */
export const bingoLines: readonly (readonly number[])[] = [
  ...five.map((row) => five.map((column) => row * 5 + column)),
  ...five.map((column) => five.map((row) => row * 5 + column)),
  five.map((step) => step * 6),
  five.map((step) => step * 4 + 4),
]
