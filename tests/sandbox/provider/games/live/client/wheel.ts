/** The European wheel. Used by the server's rules and by the page. All pure. */

/** The pockets clockwise, from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

const reds: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

export type PocketColour = 'red' | 'black' | 'zero'

/** The colour of a pocket. */
export const pocketColour = (pocket: number): PocketColour =>
  pocket === 0 ? 'zero' : reds.includes(pocket) ? 'red' : 'black'
