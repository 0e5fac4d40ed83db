import { formatsOf } from './formats-of.ts'

/** Languages with digits of their own. In all others, counts below a thousand look the same. */
const ownDigits = /^(ar|bn|fa|mr|my|ne)/

const counts = formatsOf((tag) => new Intl.NumberFormat(tag))

/**
 * Formats a count: "1,284".
 * @param tag a BCP 47 language tag.
 */
export const formatCount = (count: number, tag: string): string =>
  // The browser's first number format takes tens of milliseconds, and the first paint has only small counts.
  count >= 0 && count < 1000 && Number.isInteger(count) && !ownDigits.test(tag)
    ? String(count)
    : counts(tag).format(count)
