/** Milliseconds after which a place that still can't be reached is given up. */
const longest = 5000

/** Signs that somebody scrolls or reads by now, and must not be carried off. */
const taken = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

type Reach = {
  go: () => void
  reached: () => boolean
  /** It was reached or given up: from here on the place is the reader's. */
  onEnd: () => void
}

/**
 * Goes to a place that may not be there yet: tries at once, and again each time the page grows, until it is
 * reached, time is up, or somebody scrolls by hand. The answer stops it without a word.
 */
export function reach({ go, reached, onEnd }: Reach): () => void {
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
