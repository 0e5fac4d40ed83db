/**
 * A name as searches compare it: lower case, no accents or punctuation, single spaces ("Halo-Halo" → "halo halo").
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
