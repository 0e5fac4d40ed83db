/** Languages of the site that write Western digits; a count below a thousand is the same in each. */
const western = /^(en|fil|zh|vi|th|id|ja)\b/

/**
 * A count: "1,284".
 * @param tag a BCP 47 language tag.
 */
export const formatCount = (count: number, tag: string): string =>
  // The browser's first number format costs tens of milliseconds, and the first paint has small counts alone.
  count >= 0 && count < 1000 && Number.isInteger(count) && western.test(tag)
    ? String(count)
    : new Intl.NumberFormat(tag).format(count)
