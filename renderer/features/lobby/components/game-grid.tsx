import { memo, useEffect, useEffectEvent } from 'react'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { GameCard } from '#ui/game-card/game-card.tsx'
import styles from './game-grid.module.css'
import { useColumns } from './use-columns.ts'
import { useGridRows } from './use-grid-rows.ts'

export interface GameGridProps {
  games: readonly Game[]
  /** Told when the last rows come near. */
  onNearEnd?: (() => void) | undefined
}

/** Rows before the last at which the end counts as near. */
const nearEnd = 2

/**
 * Any number of games, of which those in sight are drawn. The style sheet knows the height of all rows from
 * their number alone, so that the page has its full height, and its scroll place, from the first paint.
 */
export function GameGrid({ games, onNearEnd }: GameGridProps) {
  const columns = useColumns()
  const rowCount = Math.ceil(games.length / columns)
  const { ref, rows, handleFocus, handleBlur } = useGridRows(rowCount)
  const lastRow = rows.at(-1) ?? 0
  /** Of how many rows the end is near: told again when more came and it still is. */
  const nearEndOf = rows.length > 0 && lastRow >= rowCount - nearEnd ? rowCount : undefined
  const handleNearEnd = useEffectEvent(() => onNearEnd?.())
  useEffect(() => {
    if (nearEndOf !== undefined) handleNearEnd()
  }, [nearEndOf])

  return (
    <div className={styles.grid}>
      <div
        ref={ref}
        className={styles.rows}
        style={{ '--rows': rowCount }}
        onFocus={handleFocus}
        onBlur={handleBlur}
      >
        {rows.flatMap((row) =>
          games
            .slice(row * columns, (row + 1) * columns)
            .map((game, column) => <Cell key={game.nodeId} game={game} row={row + 1} column={column + 1} />),
        )}
      </div>
    </div>
  )
}

/** A tile in its place, drawn again only when one of the two changes. */
const Cell = memo(function Cell({ game, row, column }: { game: Game; row: number; column: number }) {
  return <GameCard game={game} style={{ gridArea: `${row} / ${column}` }} />
})
