import type { ClipboardEvent } from 'react'

/** Pastes text into an input as it was meant, so that what is shown is what counts. Native pasting does the rest. */
export function pasteAs(event: ClipboardEvent<HTMLInputElement>, read: (pasted: string) => string): void {
  const { currentTarget: input } = event
  const pasted = event.clipboardData.getData('text')
  const text = read(pasted)
  const { selectionStart: from, selectionEnd: to } = input
  // An email field has no selection. Its form still cleans the value.
  if (text === pasted || from === null || to === null) return
  event.preventDefault()
  const room = input.maxLength < 0 ? text.length : input.maxLength - input.value.length + to - from
  input.setRangeText(text.slice(0, Math.max(0, room)), from, to, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
