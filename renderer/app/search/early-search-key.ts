import { isSearchKey } from '#shared/domain/search-key.ts'

/** Milliseconds after which an early key press is ignored, because nobody expects a reaction any more. */
const longest = 10_000

let pressed = Number.NEGATIVE_INFINITY

function note(event: KeyboardEvent): void {
  if (!isSearchKey(event)) return
  event.preventDefault()
  pressed = event.timeStamp
}

/** Keeps in mind that the search's key was pressed, until there is something that opens the search. */
export function awaitSearchKey(): void {
  document.addEventListener('keydown', note)
}

/** Ends that, and returns whether the key was pressed a moment ago. */
export function takeSearchKey(): boolean {
  document.removeEventListener('keydown', note)
  const isRecent = performance.now() - pressed < longest
  pressed = Number.NEGATIVE_INFINITY
  return isRecent
}
