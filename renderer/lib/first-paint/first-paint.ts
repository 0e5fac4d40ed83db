import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import * as constants from '#shared/domain/constants.ts'

/** Milliseconds to wait for the first paint's data. After that a notice says that the page is slow. */
const longestStartup = 8000

/** Milliseconds to wait for the page to be drawn, then for visible pictures, then for an idle moment, then for the deferred parts' code. */
const longestDrawing = 2500
const longestPictures = 2500
const longestIdle = 1000
const longestLoad = 2500

/** Milliseconds after which a page that renders no frame counts as hidden. */
const longestFrame = 500

/** Mark on the browser's timeline for the end of the first paint. Measurements look for it. */
const usableMark = 'usable'

let painted = false
let tellDrawn = () => {}
const drawn = new Promise<void>((resolve) => {
  tellDrawn = resolve
})
const listeners = new Set<() => void>()

/**
 * Waits until the first paint is complete: its data is rendered, visible pictures are decoded and the browser is
 * idle, or that has taken too long. Then `useFirstPaintDone` turns true for good.
 * @param startupQueries settles when the first paint's data has loaded or failed.
 * @param loadDeferred fetches the deferred parts' code. Failures are ignored here; the parts handle them.
 */
export async function watchFirstPaint(
  startupQueries: Promise<unknown>,
  loadDeferred: () => Promise<unknown>,
): Promise<void> {
  await Promise.race([startupQueries, after(longestStartup)])
  await Promise.race([drawn, after(longestDrawing)])
  await nextFrame()
  await nextFrame()
  await Promise.race([picturesShown(), after(longestPictures)])
  await nextFrame()
  await nextFrame()
  await idle()
  painted = true
  performance.mark(usableMark)
  await Promise.race([loadDeferred().catch(() => {}), after(longestLoad)])
  // All at once, so that the page is styled once, and in slices between which it responds.
  startTransition(() => {
    for (const listener of listeners) listener()
  })
}

/** To be called once a page has been drawn, not only what stands in for it. */
export const noteDrawn = (): void => tellDrawn()

/** Whether the first paint is done, so that whatever it doesn't need may be requested. */
export function useFirstPaintDone(): boolean {
  const [done, setDone] = useState(painted)
  useEffect(() => {
    const listener = () => setDone(true)
    listeners.add(listener)
    // The first paint may have ended since the component rendered.
    if (painted) queueMicrotask(listener)
    return () => void listeners.delete(listener)
  }, [])
  return done
}

/**
 * How much of a page is to be drawn: its frame, in a render that follows at once also what is near, and after the
 * first paint all of it. So the browser styles the first screen in two frames of half the length.
 */
export function useFirstPaintStage(): 'frame' | 'near' | 'all' {
  const done = useFirstPaintDone()
  const near = useDeferredValue(true, false)
  return done ? 'all' : near ? 'near' : 'frame'
}

/** Resolves once every picture in sight is there. A picture of a game is requested only when it has been seen. */
async function picturesShown(): Promise<void> {
  const waiting = await picturesInSight()
  const isPending = (picture: HTMLImageElement) =>
    picture.isConnected && !(picture.complete && picture.hasAttribute('src'))
  const end = performance.now() + longestPictures
  while (waiting.some(isPending) && performance.now() < end) await nextFrame()
}

/** Asks the browser without forcing a layout. */
const picturesInSight = () =>
  new Promise<HTMLImageElement[]>((resolve) => {
    if (document.images.length === 0) resolve([])
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      // A picture of which less is visible is not requested.
      const seen = entries.filter(
        ({ intersectionRatio }) => intersectionRatio >= constants.imageLazyThreshold,
      )
      resolve(seen.flatMap(({ target }) => (target instanceof HTMLImageElement ? target : [])))
    })
    for (const picture of document.images) observer.observe(picture)
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
