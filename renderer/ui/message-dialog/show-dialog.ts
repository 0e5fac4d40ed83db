import type { ReactNode } from 'react'
import { create } from 'zustand'
import { onSessionEnd } from '#lib/session/session-store.ts'
import type { ButtonVariant } from '#ui/button/button-look.ts'
import type { Tone } from '#ui/icon-tile/icon-tile.tsx'

/** A button of a dialog; pressing it closes the dialog with its id. */
export interface DialogButton<Id extends string = string> {
  id: Id
  label: string
  variant?: ButtonVariant | undefined
}

/** What a dialog tells or asks. */
export interface DialogContent<Id extends string = string> {
  title: string
  /** Plain words, ours or the gateway's: shown as they are, never as HTML. */
  text?: string | undefined
  /** HTML of the platform: sanitised before it is shown. */
  html?: string | undefined
  tone?: Tone | undefined
  /** In place of the tone's own. */
  icon?: ReactNode
  /** The safe one first: it has the focus. Each says what it does. */
  buttons: readonly [DialogButton<Id>, ...DialogButton<Id>[]]
  /** Whether Escape and a press beside it close it; true unless an answer is needed. */
  cover?: boolean | undefined
  /** The site's own news, which stays when a session ends. */
  outlivesSession?: boolean | undefined
  /** Milliseconds after which it closes by itself; it says so, and waits while it is pointed at or used. */
  timeout?: number | undefined
}

/** How a dialog was closed: by the button of that id, by Escape or a press beside it, or by itself. */
export type DialogAnswer<Id extends string = string> = Id | 'cover' | 'timeout'

/** A dialog that stands open. */
export interface OpenDialog extends DialogContent {
  key: number
  answer: Promise<DialogAnswer>
  close: (by: DialogAnswer) => void
}

/** The open dialogs, the latest on top. */
export const useMessageDialogs = create<{ open: readonly OpenDialog[] }>(() => ({ open: [] }))

onSessionEnd(() => {
  for (const { outlivesSession, close } of useMessageDialogs.getState().open)
    if (!outlivesSession) close('cover')
})

let lastKey = 0

/**
 * Shows the generic dialog (icon, title, words or HTML, buttons; 400 wide) above whatever is open, from anywhere:
 * no component needs to hold it, and it outlives the screen that asked for it. The answer says how it was closed
 * and never rejects; `void showDialog({…})` will do where nothing depends on it. What is told already isn't told
 * twice: the same words, while they stand, give the same answer. Its component comes with the deferred services, after
 * the first paint; what is to be told before then waits. Example, a refused SMS:
 *
 *     const answer = await showDialog({
 *       tone: 'warn', title: t('sms.failed'), text: fault.message, buttons: [{ id: 'submit', label: t('submit') }],
 *     })
 */
export function showDialog<const Id extends string>(content: DialogContent<Id>): Promise<DialogAnswer<Id>> {
  const standing = useMessageDialogs.getState().open.find((other) => saysTheSame(other, content))
  /** The answer as one of this dialog's own: what says the same has the same buttons. */
  const ownAnswer = (by: DialogAnswer): DialogAnswer<Id> =>
    content.buttons.find(({ id }) => id === by)?.id ?? (by === 'timeout' ? 'timeout' : 'cover')
  if (standing) return standing.answer.then(ownAnswer)
  const { promise, resolve } = Promise.withResolvers<DialogAnswer>()
  const key = ++lastKey
  const close = (by: DialogAnswer) => {
    useMessageDialogs.setState(({ open }) => ({ open: open.filter((other) => other.key !== key) }))
    resolve(by)
  }
  useMessageDialogs.setState(({ open }) => ({ open: [...open, { ...content, key, answer: promise, close }] }))
  return promise.then(ownAnswer)
}

const saysTheSame = (one: DialogContent, other: DialogContent): boolean =>
  one.title === other.title &&
  one.text === other.text &&
  one.html === other.html &&
  one.buttons.length === other.buttons.length &&
  one.buttons.every(({ id, label }, at) => other.buttons[at]?.id === id && other.buttons[at].label === label)
