/** Between blocks, such as a heading and its paragraph. A block that ends a sentence needs none. */
const separator = ' · '

const blocks = /<\/(?:p|li|h[1-6]|td|th|tr|div|blockquote)>|<br\s*\/?>/gi
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The character for a code point, or an empty string if it is invalid. */
const characterOf = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

/** Joins two blocks of text, with a separator unless the first ends a sentence. Either may be empty. */
export const joinBlocks = (first: string, second: string): string =>
  first === '' || second === ''
    ? first + second
    : `${first}${/[.!?…:;。！？：]$/u.test(first) ? ' ' : separator}${second}`

/** Extracts the text from HTML, for search and for display as text. The result must never be used as HTML. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replaceAll(blocks, '\u0000')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (decimal) return characterOf(Number(decimal))
      return hex ? characterOf(Number.parseInt(hex, 16)) : (named[String(name).toLowerCase()] ?? whole)
    })
    .split('\u0000')
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .reduce((text, block) => joinBlocks(text, block), '')
