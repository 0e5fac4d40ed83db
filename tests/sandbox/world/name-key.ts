/** A name as searches see it: no accents, no punctuation, lower case, one space ("Halo-Halo" → "halo halo"). */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
