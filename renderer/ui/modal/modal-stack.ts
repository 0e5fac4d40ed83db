import { create } from 'zustand'

/** The open modals, topmost last. Everything outside the topmost one is inert. */
export const useModalStack = create<{ dialogs: readonly HTMLDialogElement[] }>(() => ({ dialogs: [] }))

/** What had the focus when each modal opened. */
const openers = new Map<HTMLDialogElement, Element | null>()

/** Remembers where the focus is, for when this modal closes. */
export function noteOpener(dialog: HTMLDialogElement): void {
  openers.set(dialog, document.activeElement)
}

export function pushModal(dialog: HTMLDialogElement): void {
  useModalStack.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }))
}

/**
 * Removes a closed modal and returns the focus to where it was opened from. If it closes below another modal, the one
 * above does that when it closes. If the opener is gone, the page's main region gets the focus.
 */
export function dropModal(dialog: HTMLDialogElement): void {
  useModalStack.setState(({ dialogs }) => ({ dialogs: dialogs.filter((other) => other !== dialog) }))
  const opener = openers.get(dialog) ?? null
  openers.delete(dialog)
  for (const [other, from] of openers) if (dialog.contains(from)) openers.set(other, opener)
  if (!(opener instanceof HTMLElement) || opener === document.body) return
  if (opener.isConnected) opener.focus()
  else document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true })
}
