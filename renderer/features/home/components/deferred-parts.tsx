import type { ComponentProps } from 'react'
import { deferredPart } from '#lib/lazy-part/lazy-part.ts'
import { AfterFirstPaint } from '#ui/deferred/after-first-paint.tsx'
import { RenderWhenVisible } from '#ui/deferred/render-when-visible.tsx'
import type { CategorySquares } from './category-squares.tsx'
import { SquaresFrame, SquaresSkeleton } from './squares-frame.tsx'

const homeBody = deferredPart(() => import('./home-body.tsx').then((part) => part.HomeBody))

/** The winner board, which is loaded after the first paint, and only once it is near. */
export function DeferredBoard({ className }: { className: string | undefined }) {
  const HomeBody = homeBody()
  return (
    <RenderWhenVisible place={(ref) => <div ref={ref} className={className} />}>
      <HomeBody part="board" className={className} />
    </RenderWhenVisible>
  )
}

/** The category squares, loaded in the same way. */
export function DeferredSquares(props: ComponentProps<typeof CategorySquares>) {
  const HomeBody = homeBody()
  return (
    <AfterFirstPaint
      place={
        <SquaresFrame>
          <SquaresSkeleton />
        </SquaresFrame>
      }
    >
      <HomeBody part="squares" {...props} />
    </AfterFirstPaint>
  )
}
