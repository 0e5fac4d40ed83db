import type { ComponentProps } from 'react'
import { WinnerBoard } from '#ui/winner-board/winner-board.tsx'
import { CategorySquares } from './category-squares.tsx'

type HomeBodyProps =
  | ({ part: 'board' } & ComponentProps<typeof WinnerBoard>)
  | ({ part: 'squares' } & ComponentProps<typeof CategorySquares>)

/** What home shows beside its hero: one chunk and one component, so that the first script names only one. */
export function HomeBody(props: HomeBodyProps) {
  switch (props.part) {
    case 'board':
      return <WinnerBoard className={props.className} />
    case 'squares':
      return <CategorySquares categories={props.categories} />
  }
}
