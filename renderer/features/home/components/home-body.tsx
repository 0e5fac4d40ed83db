import type { ComponentProps } from 'react'
import { WinnerBoard } from '#ui/winner-board/winner-board.tsx'
import { CategorySquares } from './category-squares.tsx'
import { TopGames } from './top-games.tsx'

type HomeBodyProps =
  | ({ part: 'board' } & ComponentProps<typeof WinnerBoard>)
  | ({ part: 'squares' } & ComponentProps<typeof CategorySquares>)
  | { part: 'games' }

/** What home shows beside its hero: one chunk and one component, so that the first script names only one. */
export function HomeBody(props: HomeBodyProps) {
  switch (props.part) {
    case 'board':
      return <WinnerBoard className={props.className} />
    case 'squares':
      return <CategorySquares categories={props.categories} />
    case 'games':
      return <TopGames />
  }
}
