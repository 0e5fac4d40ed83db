import type { Input } from 'electron'
import { letterOf } from '#shared/domain/key-letter.ts'
import type { ZoomWay } from '../zoom/zoom-steps.ts'

/** What keys do everywhere in the client, including in a game, which the menu's accelerators don't reach. */
export type Shortcut = ZoomWay | 'reload' | 'fullScreen'

export type PressedKey = Pick<
  Input,
  'type' | 'key' | 'code' | 'isAutoRepeat' | 'control' | 'meta' | 'alt' | 'shift'
>

const held = new Map<string, Shortcut>([
  ['+', 'zoomIn'],
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['_', 'zoomOut'],
  ['0', 'zoomReset'],
  ['r', 'reload'],
])

/** Returns the shortcut for a key, if any. Holding a key repeats zooming only. */
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

/** Some keyboards need Shift for "+". With a letter or digit, Shift makes a different shortcut. */
function withHeld(pressed: PressedKey): Shortcut | undefined {
  const found = held.get(letterOf(pressed))
  return pressed.shift && (found === 'reload' || found === 'zoomReset') ? undefined : found
}
