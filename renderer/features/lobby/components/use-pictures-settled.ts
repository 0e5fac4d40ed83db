import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds after which pictures that still are on their way no longer hold up the rest. */
const longestWait = 1200

/**
 * Whether the pictures in sight inside an element have come. Their width isn't known before, so what stands in
 * one line with them is shown once it can't move any more.
 * @param expected false while not even the pictures are there.
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
    look()
    const timer = setTimeout(() => setSettled(true), longestWait)
    // Loads don't bubble, but are seen on their way down.
    box.addEventListener('load', look, true)
    return () => {
      clearTimeout(timer)
      box.removeEventListener('load', look, true)
    }
  }, [ref, settled, expected])
  return settled
}
