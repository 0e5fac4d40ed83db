import { useSyncExternalStore } from 'react'

/** Milliseconds that the first paint's data is waited for; a page that takes longer says so, with what comes then. */
const longestStartup = 8000

/** Milliseconds that pictures in sight, then an idle moment, and then the late parts' code are waited for. */
const longestPictures = 2500
const longestIdle = 1000
const longestLoad = 2500

/** Milliseconds after which a page that draws no frame counts as hidden. */
const longestFrame = 500

/** The mark on the browser's timeline at which the first paint is done; measurements look for it. */
const usableMark = 'usable'

let painted = false
const listeners = new Set<() => void>()

/**
 * Waits until the first paint is whole: what it asks for has come and is drawn, pictures in sight are there,
 * and the browser has nothing else to do; or until that has taken too long. Then `useFirstPaintDone` turns true,
 * once and for all: for one late part after the other, so that none of them holds up the page for long.
 * @param startupQueries settles when the first paint's data has come, or won't.
 * @param loadLate fetches the code of the late parts; where it can't be had, they themselves deal with that.
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

/** Whether the first paint is done, so that what it doesn't need may be asked for. */
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

/** The next frame that is drawn. A page that is hidden, or gets hidden, draws none; it is as good as painted. */
export const nextFrame = () =>
  document.hidden
    ? Promise.resolve()
    : Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), after(longestFrame)])

/** Safari has no idle callbacks; a short rest stands in for one. */
const idle = () =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: longestIdle })
      : setTimeout(resolve, 200),
  )
