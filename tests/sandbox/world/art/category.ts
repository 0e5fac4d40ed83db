/** Categories that have their own names, motifs and compositions. */
export const artCategories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'BINGO',
  'TABLE',
] as const
export type ArtCategory = (typeof artCategories)[number]

/** Converts a category. Unknown ones are drawn as slots. */
export const toArtCategory = (category: string): ArtCategory =>
  artCategories.find((known) => known === category) ?? 'RNG'
