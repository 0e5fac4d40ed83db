import type { Input } from 'electron'
import type { ZoomWay } from '../zoom/zoom-steps.ts'

/** What keys do wherever they are pressed in the client, also in a game, which the menu's own keys don't reach. */
export type Shortcut = ZoomWay | 'reload' | 'fullScreen'

export type PressedKey = Pick<
  Input,
  'type' | 'key' | 'code' | 'isAutoRepeat' | 'control' | 'meta' | 'alt' | 'shift'
>

/** Keys by their place, for keyboards whose letters and signs are others (Thai, Cyrillic …). */
const placed: Record<string, string> = { Equal: '=', Minus: '-', Digit0: '0', KeyR: 'r', KeyF: 'f' }

const held = new Map<string, Shortcut>([
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['_', 'zoomOut'],
  ['0', 'zoomReset'],
  ['r', 'reload'],
])

/** The shortcut that a key is, if any. Held down, a key goes on zooming; anything else it does once. */
export function shortcutOf(pressed: PressedKey, platform: NodeJS.Platform): Shortcut | undefined {
  if (pressed.type !== 'keyDown' || pressed.alt) return undefined
  const found = platform === 'darwin' ? onMac(pressed) : elsewhere(pressed)
  return pressed.isAutoRepeat && (found === 'reload' || found === 'fullScreen') ? undefined : found
}

function elsewhere(pressed: PressedKey): Shortcut | undefined {
  const { key, control, meta, shift } = pressed
  if (meta) return undefined
  if (control) return withHeld(pressed)
  if (shift) return undefined
  if (key === 'F11') return 'fullScreen'
  return key === 'F5' ? 'reload' : undefined
}

function onMac(pressed: PressedKey): Shortcut | undefined {
  const { control, meta, shift } = pressed
  if (!meta) return undefined
  if (control) return !shift && letterOf(pressed) === 'f' ? 'fullScreen' : undefined
  return withHeld(pressed)
}

/** Shift is how some keyboards write "+"; with a letter or a figure it makes another shortcut. */
function withHeld(pressed: PressedKey): Shortcut | undefined {
  const found = held.get(letterOf(pressed))
  return pressed.shift && (found === 'reload' || found === 'zoomReset') ? undefined : found
}

const letterOf = ({ key, code }: PressedKey): string =>
  (key.length === 1 && key > '~' ? placed[code] : undefined) ?? key.toLowerCase()
