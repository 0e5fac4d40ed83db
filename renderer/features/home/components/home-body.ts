/** What home shows beside its hero, as one chunk: see late-parts.tsx. */
export { WinnerBoard } from '#ui/winner-board/winner-board.tsx'
export { CategorySquares } from './category-squares.tsx'
export { TopGames } from './top-games.tsx'
