import type { ComponentProps } from 'react'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { AfterFirstPaint } from '#ui/render-later/after-first-paint.tsx'
import { WinnerBoardFrame, WinnerBoardSkeleton } from '#ui/winner-board/winner-board-frame.tsx'
import type { CategorySquares } from './category-squares.tsx'
import { SquaresFrame, SquaresSkeleton } from './squares-frame.tsx'
import { TopGamesFrame, TopGamesSkeleton } from './top-games-frame.tsx'

// One chunk for all of them, because they are shown together.
const parts = () => import(/* chunk: deferred */ './home-body.ts')
const board = lazyPart(() => parts().then((part) => part.WinnerBoard))
const squares = lazyPart(() => parts().then((part) => part.CategorySquares))
const topGames = lazyPart(() => parts().then((part) => part.TopGames))

/** The winner board. Its frame is part of the first paint, its code loads afterwards. */
export function LateBoard({ className }: { className: string | undefined }) {
  const Board = board()
  return (
    <AfterFirstPaint
      place={
        <WinnerBoardFrame className={className}>
          <WinnerBoardSkeleton />
        </WinnerBoardFrame>
      }
    >
      <Board className={className} />
    </AfterFirstPaint>
  )
}

/** The category squares, loaded in the same way. */
export function LateSquares(props: ComponentProps<typeof CategorySquares>) {
  const Squares = squares()
  return (
    <AfterFirstPaint
      place={
        <SquaresFrame>
          <SquaresSkeleton />
        </SquaresFrame>
      }
    >
      <Squares {...props} />
    </AfterFirstPaint>
  )
}

/** The top games, loaded in the same way. */
export function LateTopGames() {
  const TopGames = topGames()
  return (
    <AfterFirstPaint
      place={
        <TopGamesFrame>
          <TopGamesSkeleton />
        </TopGamesFrame>
      }
    >
      <TopGames />
    </AfterFirstPaint>
  )
}
