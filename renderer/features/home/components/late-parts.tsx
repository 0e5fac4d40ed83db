import type { ComponentProps } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { AfterFirstPaint } from '#ui/render-later/after-first-paint.tsx'
import { WinnerBoardFrame, WinnerBoardSkeleton } from '#ui/winner-board/winner-board-frame.tsx'
import type { CategorySquares } from './category-squares.tsx'
import { SquaresFrame, SquaresSkeleton } from './squares-frame.tsx'
import { TopGamesFrame, TopGamesSkeleton } from './top-games-frame.tsx'

const homeBody = lazyPart(() => import(/* chunk: deferred */ './home-body.tsx').then((part) => part.HomeBody))

/** The winner board. Its frame is part of the first paint, its code loads afterwards. */
export function LateBoard({ className }: { className: string | undefined }) {
  const HomeBody = homeBody()
  return (
    <AfterFirstPaint
      place={
        <WinnerBoardFrame className={className}>
          <WinnerBoardSkeleton />
        </WinnerBoardFrame>
      }
    >
      <HomeBody part="board" className={className} />
    </AfterFirstPaint>
  )
}

/** The category squares, loaded in the same way. */
export function LateSquares(props: ComponentProps<typeof CategorySquares>) {
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

/** The top games, loaded in the same way. */
export function LateTopGames() {
  const HomeBody = homeBody()
  return (
    <AfterFirstPaint
      place={
        <TopGamesFrame>
          <TopGamesSkeleton />
        </TopGamesFrame>
      }
    >
      <HomeBody part="games" />
    </AfterFirstPaint>
  )
}
