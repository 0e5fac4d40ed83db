/**
 * Where typed and pasted text becomes text: whatever the keyboard, the phone book or the chat that it comes from adds
 * to it, every field understands the same. Decision 030 says what is kept, and why.
 */

/**
 * What NFKC would turn into other text than was meant: the Thai and Lao vowel AM, free-standing accents, raised and
 * lowered figures, fractions, and the dots of an ellipsis.
 */
const asItIs =
  '\u0e33\u0eb3\u00a8\u00af\u00b4\u00b8\u02d8-\u02dd\u00b2\u00b3\u00b9\u2070-\u209f\u00bc-\u00be\u2150-\u215f\u2026'
const widths = new RegExp(`[^${asItIs}]+`, 'gu')

/** Text in one width and one composition: "１２３" → "123", "ﾊﾟ" → "パ". */
const inOneWidth = (text: string): string => text.replaceAll(widths, (run) => run.normalize('NFKC'))

/** What is not seen: formats such as U+200B and U+202A, and the fillers of Hangul. */
const unseen = /[\p{Cf}\u115f\u1160]/gu
const joiners = /[\u200c\u200d]/
/** Scripts whose letters change their shape by a joiner, and signs that one joins to a picture. */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Tibetan}\p{Script=Myanmar}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u
const joined = /^[\p{L}\p{M}\p{Extended_Pictographic}]/u

/** Drops what isn't seen, but the joiners that a name or a picture is written with. */
const withoutUnseen = (text: string): string =>
  text.replaceAll(unseen, (sign, at: number) =>
    joiners.test(sign) &&
    joining.test(text.slice(Math.max(0, at - 2), at)) &&
    joined.test(text.slice(at + 1, at + 3))
      ? sign
      : '',
  )

/** Hyphens, dashes and the minus sign. */
const dashes = /[\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]/g
// Line ends and tabs are spaces, too; other control characters are nothing.
const controls = /\p{Cc}/gu

/** A line of text as it was meant: a name, an address, a search, what stands in any field that has no reader of its own. */
export const readLine = (typed: string): string =>
  withoutUnseen(
    inOneWidth(typed)
      .replaceAll(dashes, '-')
      .replaceAll(/[\s\u2800]+/g, ' '),
  )
    .replaceAll(controls, '')
    .replaceAll(/ +/g, ' ')
    .trim()

/** Text of several lines. What stands in it is its writer's, so only what isn't seen and the ends go. */
export const readProse = (typed: string): string =>
  withoutUnseen(typed.normalize('NFC').replaceAll(/\r\n?/g, '\n')).trim()

/** A password, the same when it is set and when it is given: in one width, without what isn't seen and without its ends. */
export const readSecret = (typed: string): string =>
  inOneWidth(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .trim()

/** Digits of any script as 0 to 9: "٣" and "๓" → "3". A script's ten digits stand in a row. */
const inPlainDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String(code - zero)
  })

/** A line of figures: an amount, a rate, a count or a number of something, as plain digits and signs. */
export const readFigures = (typed: string): string => inPlainDigits(readLine(typed))

/** A number to dial, without what makes it easier to read: "tel:+63 (0)917-123" → "+63917123". */
export const readDialled = (typed: string): string =>
  readFigures(typed)
    .replace(/^tel:/i, '')
    .replace(/^((?:\+|00)[\d ]+)\(0\)/, '$1')
    .replaceAll(/[\s().\-/ー]/g, '')

const leastCode = 4
const mostCode = 10
const codeForm = new RegExp(`^\\d{${leastCode},${mostCode}}$`)

/** Whether it can be a code that was sent: nothing else is worth one of the few tries. */
export const isCode = (code: string): boolean => codeForm.test(code)

/**
 * A one-time code as it was typed ("114 700") or pasted with the message that brought it ("Your code is 303313.").
 * Text with no such digits, or with several, stays as it is, without spaces.
 */
export function readCode(typed: string): string {
  const line = readFigures(typed)
  const bare = line.replaceAll(/[\s.-]/g, '')
  if (/^\d*$/.test(bare)) return bare
  // Words around it, and words with digits in them, are no part of it. Groups of digits side by side are one.
  const runs = line.replaceAll(/\d*[A-Za-z][A-Za-z\d]*/g, '/').matchAll(/\d+(?:[ -]\d+)*/g)
  const codes = [...runs].map(([run]) => run.replaceAll(/\D/g, '')).filter(isCode)
  return new Set(codes).size === 1 ? (codes[0] ?? bare) : bare
}

/**
 * Text to compare with what is searched for: without case, width and accents, so that "nguyen" finds "Nguyễn" and
 * "ﾊﾟｽ" finds "パス". Marks that make another letter, as those of Thai do, stay.
 */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    // Unicode doesn't count its stroke as an accent.
    .replaceAll('đ', 'd')

/** What is searched for, as it is compared. */
export const readSearch = (typed: string): string => searchable(readLine(typed))
