/** Texts without this have no number that JSON.parse could round. */
const longNumber = /[\d.]{16}/

/** Significant digits that any number keeps. */
const keptDigits = 15

/**
 * Parses JSON of a gateway; undefined if it is none. A number with more digits than JSON.parse keeps, such as an id of 64
 * bits or a large amount, becomes a text with the digits that were sent. Where the browser doesn't provide them (before
 * Safari 18.4), it stays a rounded number, which the contract's ids don't accept.
 */
export function parseAnswer(text: string): unknown {
  try {
    return longNumber.test(text) ? JSON.parse(text, exact) : JSON.parse(text)
  } catch {
    return undefined
  }
}

function exact(_name: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source
  if (typeof value !== 'number' || source === undefined) return value
  return isKept(value, source) ? value : source
}

/** Whether a number is what was written. Exponents are left alone: nobody writes an id or an amount with one. */
function isKept(value: number, source: string): boolean {
  if (/^-?\d+$/.test(source)) return Number.isSafeInteger(value)
  const [, whole = '', fraction = ''] = /^-?0*(\d*)\.(\d*?)0*$/.exec(source) ?? []
  return (whole + fraction).length <= keptDigits || String(value) === source
}
