import { TileGrid } from '#ui/tile/tile-grid.tsx'
import { TileSkeleton } from '#ui/tile/tile-skeleton.tsx'
import { useColumns } from './use-columns.ts'

/** Placeholder tiles while games load. */
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
