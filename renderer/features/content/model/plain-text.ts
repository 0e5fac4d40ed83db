const blocks = /<\/(?:p|li|h[1-6]|td|th|tr|div|blockquote)>|<br\s*\/?>/gi
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** What a code point stands for; nothing for one that is none. */
const characterOf = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

/** The words of some HTML, to be searched and shown as text: never as HTML again. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replaceAll(blocks, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (decimal) return characterOf(Number(decimal))
      return hex ? characterOf(Number.parseInt(hex, 16)) : (named[String(name).toLowerCase()] ?? whole)
    })
    .replaceAll(/\s+/g, ' ')
    .trim()
