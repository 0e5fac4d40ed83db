import { type ReactNode, Suspense } from 'react'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'

export interface AfterFirstPaintProps {
  /** Rendered until then. Must have exactly the size of the content. */
  place: ReactNode
  children: ReactNode
}

/** Renders its content, and loads its code, only after the first paint. */
export function AfterFirstPaint({ place, children }: AfterFirstPaintProps) {
  return useFirstPaintDone() ? <Suspense fallback={place}>{children}</Suspense> : place
}
