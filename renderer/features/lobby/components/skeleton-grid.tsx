import { TileGrid, TileSkeleton } from '#ui/tile/tile-grid.tsx'
import { useColumns } from './use-columns.ts'

/** Places of games that are on their way. */
export function SkeletonGrid({ rows }: { rows: number }) {
  const count = useColumns() * rows
  return (
    <TileGrid>
      {Array.from({ length: count }, (_, place) => (
        <TileSkeleton key={place} />
      ))}
    </TileGrid>
  )
}
