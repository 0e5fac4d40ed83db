import { type ReactNode, Suspense } from 'react'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'

export interface AfterFirstPaintProps {
  /** Holds the place until then; exactly as large as what comes. */
  place: ReactNode
  children: ReactNode
}

/** What is drawn, and whose code is loaded, once the first paint is done. */
export function AfterFirstPaint({ place, children }: AfterFirstPaintProps) {
  return useFirstPaintDone() ? <Suspense fallback={place}>{children}</Suspense> : place
}
