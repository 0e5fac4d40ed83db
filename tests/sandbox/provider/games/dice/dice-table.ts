/** What the server of this game and its page exchange. Imports types only: the page loads it. */
export const colours = ['red', 'blue', 'yellow', 'green', 'pink', 'white'] as const
export type Colour = (typeof colours)[number]

/** The Color Game: three dice with six colours. */
export interface DiceTable {
  readonly kind: 'dice'
  readonly faces: readonly Colour[]
  /** The colour of the bet. Null before the first round. */
  readonly chosen: Colour | null
}
