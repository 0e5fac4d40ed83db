import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'

/** Put it on the placeholder's element. */
type PlaceRef = (element: Element | null) => (() => void) | undefined

export interface RenderWhenVisibleProps {
  /** Renders the placeholder. Must have the height of the content. */
  place: (ref: PlaceRef) => ReactNode
  children: ReactNode
}

const unwatched: PlaceRef = () => undefined

/** Distance below the window at which something counts as near, so that it is loaded when the reader gets there. */
const reach = '320px'

/**
 * Renders its content, and loads its code, only once the reader scrolls near it. Not before the first paint is done:
 * a page that is still loading is short, and what is below it would be in sight.
 */
export function RenderWhenVisible({ place, children }: RenderWhenVisibleProps) {
  const [near, setNear] = useState(false)
  const drawn = useFirstPaintDone()
  const watch = useCallback<PlaceRef>((element) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page gets several changes at once.
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: reach },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return near ? <Suspense fallback={place(unwatched)}>{children}</Suspense> : place(drawn ? watch : unwatched)
}
