/** The categories that have names, motifs and compositions of their own. */
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

/** Reads a category; what is unknown is drawn as a slot. */
export const toArtCategory = (category: string): ArtCategory =>
  artCategories.find((known) => known === category) ?? 'RNG'
