/** What a keyboard event says of a key: what it produces, and where it is. */
export type PlacedKey = { readonly key: string; readonly code: string }

const signs: Record<string, string> = { Equal: '=', Minus: '-' }

/** What stands on a place of the keyboard in Latin: "KeyK" → "k"; undefined for a place of no letter, digit or sign. */
export const letterAt = (code: string): string | undefined =>
  /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase() ?? signs[code]

/** Whether a key is known by its place: on layouts of other letters, and while an input method is at work. */
export const isByPosition = ({ key }: PlacedKey): boolean =>
  key === 'Process' || (key.length === 1 && key > '~')

/** The letter that a shortcut means, on layouts of other letters (Thai, Korean, Russian, Arabic) too. */
export const letterOf = (pressed: PlacedKey): string =>
  (isByPosition(pressed) ? letterAt(pressed.code) : undefined) ?? pressed.key.toLowerCase()
