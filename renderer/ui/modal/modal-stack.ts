import { create } from 'zustand'

/** The open modals, the topmost last. All outside the topmost one is inert. */
export const useModalStack = create<{ dialogs: readonly HTMLDialogElement[] }>(() => ({ dialogs: [] }))

/** What had the focus when each modal was opened. */
const openers = new Map<HTMLDialogElement, Element | null>()

/** Notes where the focus is, for when the modal that opens now closes. */
export function noteOpener(dialog: HTMLDialogElement): void {
  openers.set(dialog, document.activeElement)
}

export function pushModal(dialog: HTMLDialogElement): void {
  useModalStack.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }))
}

/**
 * Takes a modal that has closed off the stack, and gives the focus back to where it was opened from. One that
 * closes below another leaves that to it; where the opener is gone, the page's main region takes the focus.
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
