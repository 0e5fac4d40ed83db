/** Milliseconds between two beats. */
const second = 1000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function beat(): void {
  for (const listener of listeners) listener()
  wait()
}

/** Waits for the next full second, so that everything on the page changes at once. */
function wait(): void {
  clearTimeout(timer)
  timer = undefined
  if (listeners.size > 0 && !document.hidden) timer = setTimeout(beat, second - (Date.now() % second))
}

/** A page that is seen again shows the time of now. */
const watch = () => (document.hidden ? wait() : beat())

/**
 * Calls the listener at each full second while the page can be seen, and when it is seen again. One timer for all that
 * counts seconds, and none while nothing does.
 * @returns a function that ends it.
 */
export function onBeat(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', watch)
  listeners.add(listener)
  if (timer === undefined) wait()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', watch)
    wait()
  }
}
