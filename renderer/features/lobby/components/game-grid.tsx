import { memo, useEffect, useEffectEvent } from 'react'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { GameCard } from '#ui/game-card/game-card.tsx'
import tiles from '#ui/tile/tile-grid.module.css'
import styles from './game-grid.module.css'
import { useColumns } from './use-columns.ts'
import { useGridRows } from './use-grid-rows.ts'

export interface GameGridProps {
  games: readonly Game[]
  /** Called when the last rows come close to the viewport. */
  onNearEnd?: (() => void) | undefined
}

/** How many rows before the last one count as near the end. */
const nearEnd = 2

/**
 * A virtualized grid for any number of games. The style sheet computes the height of all rows from their number
 * alone, so the page has its full height, and can restore its scroll position, from the first paint.
 */
export function GameGrid({ games, onNearEnd }: GameGridProps) {
  const columns = useColumns()
  const rowCount = Math.ceil(games.length / columns)
  const { ref, rows, handleFocus, handleBlur } = useGridRows(rowCount)
  const lastRow = rows.at(-1) ?? 0
  /**
   * The row count whose end is near. It changes when more rows load, so `onNearEnd` is called again if the end is
   * still near.
   */
  const nearEndOf = rows.length > 0 && lastRow >= rowCount - nearEnd ? rowCount : undefined
  const handleNearEnd = useEffectEvent(() => onNearEnd?.())
  useEffect(() => {
    if (nearEndOf !== undefined) handleNearEnd()
  }, [nearEndOf])

  return (
    <div className={`${tiles.grid} ${styles.grid}`}>
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

/** A tile at its grid position. Memoized so that it rerenders only when its game or position changes. */
const Cell = memo(function Cell({ game, row, column }: { game: Game; row: number; column: number }) {
  return <GameCard game={game} style={{ gridArea: `${row} / ${column}` }} />
})
