/** How often something may happen: as often within these milliseconds. */
export type Rate = { readonly most: number; readonly within: number }

/** Whether it may happen once more, counting it if so. Windows of time follow each other; nothing piles up. */
export function createRateLimit({ most, within }: Rate, now: () => number = Date.now): () => boolean {
  let begun = Number.NEGATIVE_INFINITY
  let count = 0
  return () => {
    // A clock that was set back begins a window, too.
    if (now() - begun >= within || now() < begun) {
      begun = now()
      count = 0
    }
    count += 1
    return count <= most
  }
}
