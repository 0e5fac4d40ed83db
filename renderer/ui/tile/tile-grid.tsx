import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './tile-grid.module.css'
import skeletonStyles from './tile-skeleton.module.css'

export interface TileGridProps {
  shape?: 'tall' | 'wide' | undefined
  children: ReactNode
}

/** Three to eight tiles per row, depending on the window's width. Wide tiles: four, or a row to swipe on phones. */
export function TileGrid({ shape = 'tall', children }: TileGridProps) {
  return (
    <div className={styles.grid} data-shape={shape}>
      {children}
    </div>
  )
}

/** Placeholder of a tile, with its exact size. */
export function TileSkeleton({ shape = 'tall' }: { shape?: 'tall' | 'wide' | undefined }) {
  return (
    <div className={styles.skeleton} data-shape={shape} aria-hidden="true">
      <Skeleton height="auto" className={skeletonStyles.picture} />
      <div>
        <Skeleton width="80%" height="13px" className={skeletonStyles.name} />
        <Skeleton width="55%" height="11px" />
      </div>
    </div>
  )
}
