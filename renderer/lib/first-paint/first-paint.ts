import { useSyncExternalStore } from 'react'

/** Milliseconds to wait for the first paint's data. After that a notice says that the page is slow. */
const longestStartup = 8000

/** Milliseconds to wait for visible pictures, then for an idle moment, then for the late parts' code. */
const longestPictures = 2500
const longestIdle = 1000
const longestLoad = 2500

/** Milliseconds after which a page that renders no frame counts as hidden. */
const longestFrame = 500

/** Mark on the browser's timeline for the end of the first paint. Measurements look for it. */
const usableMark = 'usable'

let painted = false
const listeners = new Set<() => void>()

/**
 * Waits until the first paint is complete: its data is rendered, visible pictures are decoded and the browser is
 * idle, or that has taken too long. Then `useFirstPaintDone` turns true for good, for one late part per frame, so
 * that none of them blocks the page for long.
 * @param startupQueries settles when the first paint's data has loaded or failed.
 * @param loadLate fetches the late parts' code. Failures are ignored here; the parts handle them.
 */
export async function watchFirstPaint(
  startupQueries: Promise<unknown>,
  loadLate: () => Promise<unknown>,
): Promise<void> {
  await Promise.race([startupQueries, after(longestStartup)])
  await nextFrame()
  await nextFrame()
  await Promise.race([
    Promise.allSettled(picturesInSight().map((picture) => picture.decode())),
    after(longestPictures),
  ])
  await idle()
  painted = true
  performance.mark(usableMark)
  await Promise.race([loadLate().catch(() => {}), after(longestLoad)])
  for (const listener of listeners) {
    listener()
    await nextFrame()
  }
}

/** Whether the first paint is done, so that whatever it doesn't need may be requested. */
export const useFirstPaintDone = (): boolean => useSyncExternalStore(subscribe, () => painted)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const picturesInSight = () =>
  [...document.images].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return !picture.complete && bottom > 0 && top < innerHeight
  })

/** Resolves after so many milliseconds. */
export const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Resolves at the next frame. A hidden page renders none, so for it this resolves without one. */
export const nextFrame = () =>
  document.hidden
    ? Promise.resolve()
    : Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), after(longestFrame)])

/** Safari has no idle callbacks; a short pause replaces them. */
const idle = () =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: longestIdle })
      : setTimeout(resolve, 200),
  )
