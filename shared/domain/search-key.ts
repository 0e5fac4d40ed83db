import { isByPosition, type PlacedKey } from './key-letter.ts'

/** A key and its modifiers, as in the browser's events. */
export type KeyPress = PlacedKey & {
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Ctrl+K or ⌘K without other modifiers opens the site's search, wherever it is pressed. */
export const isSearchKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean =>
  (isByPosition({ key, code }) ? code === 'KeyK' : key.toLowerCase() === 'k') &&
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey
