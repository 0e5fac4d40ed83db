/** How often something may happen: `most` times in `within` milliseconds. */
export type Rate = { readonly most: number; readonly within: number }

/**
 * Returns a function that counts one event and returns whether it is within the limit. Time is split into consecutive
 * windows; unused allowance isn't carried over.
 */
export function createRateLimit({ most, within }: Rate, now: () => number = Date.now): () => boolean {
  let begun = Number.NEGATIVE_INFINITY
  let count = 0
  return () => {
    // A clock that was set back also starts a new window.
    if (now() - begun >= within || now() < begun) {
      begun = now()
      count = 0
    }
    count += 1
    return count <= most
  }
}
