import { type ReactNode, Suspense } from 'react'
import { useAfterPaint } from '#lib/after-paint/after-paint.ts'

export interface LaterProps {
  /** Holds the place until then; exactly as large as what comes. */
  place: ReactNode
  children: ReactNode
}

/** What is drawn, and whose code is loaded, once the first paint is done. */
export function Later({ place, children }: LaterProps) {
  return useAfterPaint() ? <Suspense fallback={place}>{children}</Suspense> : place
}
