import { type ReactNode, Suspense, useCallback, useState } from 'react'

/** Put it on the element that holds the place. */
type PlaceRef = (element: Element | null) => (() => void) | undefined

export interface RenderWhenVisibleProps {
  /** Draws what holds the place until then; as high as what comes. */
  place: (ref: PlaceRef) => ReactNode
  children: ReactNode
}

/** How far below the window something still counts as near, so that it is there when it is reached. */
const reach = '600px'

/** What is drawn, and whose code is loaded, only once the reader comes near it. */
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
