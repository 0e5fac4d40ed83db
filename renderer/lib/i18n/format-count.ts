import { formatsOf } from './formats-of.ts'

/** The site's languages that use Western digits. Counts below a thousand look the same in all of them. */
const western = /^(en|fil|zh|vi|th|id|ja)\b/

const counts = formatsOf((tag) => new Intl.NumberFormat(tag))

/**
 * Formats a count: "1,284".
 * @param tag a BCP 47 language tag.
 */
export const formatCount = (count: number, tag: string): string =>
  // The browser's first number format takes tens of milliseconds, and the first paint has only small counts.
  count >= 0 && count < 1000 && Number.isInteger(count) && western.test(tag)
    ? String(count)
    : counts(tag).format(count)
