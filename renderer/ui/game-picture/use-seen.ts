import { useCallback, useState } from 'react'
import * as constants from '#shared/domain/constants.ts'

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** One observer for all pictures of the page. */
const sharedObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { threshold: constants.imageLazyThreshold },
  ))

/** Whether an element has been in sight, by a tenth at least; once it has, it stays so. Put the ref on it. */
export function useSeen(): [ref: (element: Element | null) => (() => void) | undefined, seen: boolean] {
  const [seen, setSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const stop = () => sharedObserver().unobserve(element)
    waiting.set(element, () => {
      stop()
      setSeen(true)
    })
    sharedObserver().observe(element)
    return stop
  }, [])
  return [ref, seen]
}
