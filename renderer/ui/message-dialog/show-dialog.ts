import type { ReactNode } from 'react'
import { create } from 'zustand'
import { onSessionEnd } from '#lib/session/session-store.ts'
import type { ButtonVariant } from '#ui/button/button-look.ts'
import type { Tone } from '#ui/icon-tile/icon-tile.tsx'

/** A button of a dialog. Pressing it closes the dialog with the button's id. */
export interface DialogButton<Id extends string = string> {
  id: Id
  label: string
  variant?: ButtonVariant | undefined
}

/** Content of a dialog. */
export interface DialogContent<Id extends string = string> {
  title: string
  /** Plain text, ours or the gateway's. Never rendered as HTML. */
  text?: string | undefined
  /** HTML of the gateway, sanitised before it is shown. */
  html?: string | undefined
  tone?: Tone | undefined
  /** Replaces the tone's own icon. */
  icon?: ReactNode
  /** The safe one first, because it gets the focus. Each label names its action. */
  buttons: readonly [DialogButton<Id>, ...DialogButton<Id>[]]
  /** Whether Escape and a click beside it close it. Default true; false if an answer is required. */
  cover?: boolean | undefined
  /** For messages about the site itself, which stay when a session ends. */
  outlivesSession?: boolean | undefined
  /** Milliseconds after which it closes by itself. It says so, and waits while it is hovered or used. */
  timeout?: number | undefined
}

/** How a dialog was closed: by the button with that id, by Escape or a click beside it (`cover`), or by its time. */
export type DialogAnswer<Id extends string = string> = Id | 'cover' | 'timeout'

/** An open dialog. */
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
 * Shows the generic dialog (icon, title, text or HTML, buttons; 400 px wide) above everything, from anywhere. It
 * doesn't belong to a component, so it outlives the screen that opened it. Resolves with how it was closed and never
 * rejects; use `void showDialog({…})` if that doesn't matter. If the same content is already open, its answer is
 * returned instead of opening it twice. The component loads with the deferred services, after the first paint;
 * earlier dialogs wait for it. Example, a refused SMS:
 *
 *     const answer = await showDialog({
 *       tone: 'warn', title: t('sms.failed'), text: fault.message, buttons: [{ id: 'submit', label: t('submit') }],
 *     })
 */
export function showDialog<const Id extends string>(content: DialogContent<Id>): Promise<DialogAnswer<Id>> {
  const standing = useMessageDialogs.getState().open.find((other) => saysTheSame(other, content))
  /** Narrows the answer to this dialog's buttons. An open dialog with the same content has the same ones. */
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
