import { scrub } from '#lib/log/scrub.ts'

/** Most characters of a value that a report shows. */
const longest = 48

/** How a value is shown: `open` cleaned of personal data, `private` only by its form, `code` as it is if it is one. */
export type Showing = 'open' | 'private' | 'code'

/** Writes characters that can't be seen, or would control a terminal, as \u{…}. */
export const visible = (text: string): string =>
  text.replaceAll(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  )

const shortened = (text: string): string => {
  const head = text.slice(0, 2 * longest)
  const characters = [...head]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text
}

/** The form of a text: letters as "a" and "A", digits as "9". */
export const formOf = (text: string): string =>
  text
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/[\p{L}\p{M}]/gu, (letter) => (letter === 'A' ? 'A' : 'a'))
    .replaceAll(/\p{N}/gu, '9')

/** A word of the kind that gateways use for states and kinds. */
const isCode = (text: string): boolean => /^[A-Za-z][A-Za-z_-]{0,23}$/.test(text)
/** Flags written as text reveal nobody. */
const isFlag = (text: string): boolean => /^(?:|\d|true|false|yes|no|null|none|undefined|nan)$/i.test(text)

/**
 * A value as a report shows it: short, on one line, and without secrets and personal data.
 * @param known texts that must not appear, such as the token.
 */
export function shown(value: unknown, showing: Showing, known: readonly string[] = []): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return JSON.stringify(visible(shortened(textOf(value, showing, known))))
  if (typeof value === 'number') return showing === 'open' ? String(value) : formOf(String(value))
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`
  if (typeof value === 'object' && value !== null) {
    const count = Object.keys(value).length
    return count === 1 ? 'an object with 1 field' : `an object with ${count} fields`
  }
  return typeof value === 'boolean' || value === null ? String(value) : typeof value
}

function textOf(value: string, showing: Showing, known: readonly string[]): string {
  if (known.some((secret) => value.includes(secret))) return '[…]'
  if (isFlag(value) || (showing === 'code' && isCode(value))) return value
  return showing === 'open' ? scrub(value) : formOf(value)
}

/** A text of the gateway that isn't a value, such as a header or a path: cleaned and on one line. */
export const plain = (text: string): string => visible(shortened(scrub(text)))
