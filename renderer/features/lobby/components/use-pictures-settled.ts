import { type RefObject, useEffect, useState } from 'react'
import { onceLaidOut } from '#lib/line/once-laid-out.ts'

/** Milliseconds after which pictures that are still loading no longer count. */
const longestWait = 1200

/**
 * Whether the visible pictures inside an element have loaded. Their widths aren't known earlier, so the line they
 * share with other content is shown only once it can't shift any more.
 * @param expected false while the pictures haven't been rendered yet.
 */
export function usePicturesSettled(ref: RefObject<HTMLElement | null>, expected: boolean): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (!box || settled || !expected) return
    const look = () => {
      const { right } = box.getBoundingClientRect()
      const inSight = [...box.querySelectorAll('img')].filter(
        (picture) => picture.getBoundingClientRect().left < right,
      )
      if (inSight.every(({ complete, src }) => complete && src !== '')) setSettled(true)
    }
    const giveUp = onceLaidOut(box, look)
    const timer = setTimeout(() => setSettled(true), longestWait)
    // `load` events don't bubble, so listen in the capture phase.
    box.addEventListener('load', look, true)
    return () => {
      giveUp()
      clearTimeout(timer)
      box.removeEventListener('load', look, true)
    }
  }, [ref, settled, expected])
  return settled
}
