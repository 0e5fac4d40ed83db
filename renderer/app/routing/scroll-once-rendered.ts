/** Milliseconds after which a target that still can't be reached is given up. */
const longest = 5000

/** Events that show that the reader has taken over and must not be scrolled away. */
const taken = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

type ScrollAttempt = {
  go: () => void
  reached: () => boolean
  /** Called once the target was reached or given up. From then on only the reader scrolls. */
  onEnd: () => void
}

/**
 * Scrolls to a target that may not be rendered yet: tries at once, and again each time the page's size changes, until
 * it is reached, time is up, or the reader scrolls. Returns a function that stops this without calling `onEnd`.
 */
export function scrollOnceRendered({ go, reached, onEnd }: ScrollAttempt): () => void {
  const observer = new ResizeObserver(attempt)
  const timer = setTimeout(end, longest)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const sign of taken) removeEventListener(sign, end)
  }
  function end() {
    stop()
    onEnd()
  }
  function attempt() {
    go()
    if (reached()) end()
  }
  for (const sign of taken) addEventListener(sign, end, { passive: true })
  observer.observe(document.body)
  attempt()
  return stop
}
