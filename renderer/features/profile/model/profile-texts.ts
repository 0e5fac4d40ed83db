/** A country by its code, in a language. */
export const countryName = (code: string, tag: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([tag, 'en'], { type: 'region' }).of(code) ?? code) : code

/** A birthday such as "1994-08-12" in words: "Aug 12, 1994". */
export const birthdayText = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )
