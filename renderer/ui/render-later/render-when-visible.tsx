import { type ReactNode, Suspense, useCallback, useState } from 'react'

/** Put it on the placeholder's element. */
type PlaceRef = (element: Element | null) => (() => void) | undefined

export interface RenderWhenVisibleProps {
  /** Renders the placeholder. Must have the height of the content. */
  place: (ref: PlaceRef) => ReactNode
  children: ReactNode
}

/** Distance below the window at which something counts as near, so that it is loaded when the reader gets there. */
const reach = '320px'

/** Renders its content, and loads its code, only once the reader scrolls near it. */
export function RenderWhenVisible({ place, children }: RenderWhenVisibleProps) {
  const [near, setNear] = useState(false)
  const watch = useCallback<PlaceRef>((element) => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: reach },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return near ? <Suspense fallback={place(() => undefined)}>{children}</Suspense> : place(watch)
}
