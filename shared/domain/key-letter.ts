/** What a keyboard event says of a key: what it produces, and where it is. */
export type PlacedKey = { readonly key: string; readonly code: string }

const signs: Record<string, string> = { Equal: '=', Minus: '-' }

/** What stands on a place of the keyboard in Latin: "KeyK" → "k"; undefined for a place of no letter, digit or sign. */
export const letterAt = (code: string): string | undefined =>
  /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase() ?? signs[code]

/**
 * The letter that a shortcut means. On layouts of other letters (Thai, Korean, Russian, Arabic) and while an input
 * method is at work, it is known by its place.
 */
export const letterOf = ({ key, code }: PlacedKey): string =>
  (key === 'Process' || (key.length === 1 && key > '~') ? letterAt(code) : undefined) ?? key.toLowerCase()
