import { letterAt } from '#shared/domain/key-letter.ts'

/** A key as Electron's `before-input-event` reports it. */
export type Key = {
  readonly type: string
  readonly key: string
  readonly code: string
  readonly control: boolean
  readonly meta: boolean
  readonly alt: boolean
  readonly shift: boolean
}

/** `blocked`: no page gets it. `operator`: it opens the PIN prompt. */
export type KeyVerdict = 'pass' | 'blocked' | 'operator'

/** Keys that are blocked with any modifiers, or none. */
const alone = new Set(
  `f1 f3 f5 f6 f7 f10 f11 f12 contextmenu printscreen help browserback browserforward browserhome
  browserrefresh browsersearch browserfavorites launchmail launchmediaplayer launchapplication1
  launchapplication2 power sleep`.split(/\s+/),
)

/**
 * Blocked with Ctrl or Cmd: closing, quitting, new windows and tabs, reloading, printing, saving, opening, source and
 * tools, history, downloads, bookmarks, minimising, hiding, and zooming.
 */
const withCommand = new Set(
  `w q n t r p s o u i j h d e g l m b , + - = _ 0 f4 tab delete escape`.split(/\s+/),
)

/** Blocked with Alt: closing, the window's menu, and navigating back past the page. */
const withAlt = new Set(['f4', ' ', 'space', 'enter', 'home', 'arrowleft', 'arrowright', 'tab', 'escape'])

/** Decides what a kiosk does with a key, in every page. Typing, moving and the site's search shortcuts pass. */
export function decideKey({ key: given, code, control, meta, alt, shift }: Key): KeyVerdict {
  const key = given.toLowerCase()
  // What is printed on the key, whatever the layout produces: Ctrl+P also prints on a Thai keyboard.
  const letter = letterAt(code)
  const command = control || meta
  if (command && alt && shift && (key === 'o' || letter === 'o')) return 'operator'
  if (alone.has(key)) return 'blocked'
  if (key === 'meta' || key === 'os') return 'blocked'
  // AltGr is reported as Ctrl+Alt and types characters, so then only the resulting character counts.
  if (command && (withCommand.has(key) || (!alt && letter !== undefined && withCommand.has(letter))))
    return 'blocked'
  if (command && /^numpad(add|subtract|0)$/i.test(code) && !alt) return 'blocked'
  return alt && !control && (withAlt.has(key) || withAlt.has(code.toLowerCase())) ? 'blocked' : 'pass'
}
