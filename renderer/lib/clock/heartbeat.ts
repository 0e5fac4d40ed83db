import { gatewayNow, onClockSet } from './gateway-clock.ts'

/** Milliseconds between two beats. */
const second = 1000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let stopWatching = () => {}

function beat(): void {
  for (const listener of listeners) listener()
  wait()
}

/** Waits for the next full second, so that everything on the page changes at once. */
function wait(): void {
  clearTimeout(timer)
  timer = undefined
  if (listeners.size > 0 && !document.hidden) timer = setTimeout(beat, second - (gatewayNow() % second))
}

/** A page that is seen again, or whose clock is set, shows the time of now. */
const watch = () => (document.hidden ? wait() : beat())

/**
 * Calls the listener at each full second of the gateway while the page can be seen, when it is seen again, and when the
 * clock is set. One timer for all that counts seconds, and none while nothing does.
 * @returns a function that ends it.
 */
export function onBeat(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', watch)
    stopWatching = onClockSet(watch)
  }
  listeners.add(listener)
  if (timer === undefined) wait()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', watch)
    stopWatching()
    wait()
  }
}
