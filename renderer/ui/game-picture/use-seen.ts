import { useCallback, useState } from 'react'
import * as constants from '#shared/domain/constants.ts'

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** A single observer for all pictures of the page. */
const sharedObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { threshold: constants.imageLazyThreshold },
  ))

/** Whether an element has been visible, by a tenth at least. Stays true from then on. Put the ref on the element. */
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
