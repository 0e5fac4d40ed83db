import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './tile-skeleton.module.css'

/** Placeholder of a tile, with its exact size. */
export function TileSkeleton({ shape = 'tall' }: { shape?: 'tall' | 'wide' | undefined }) {
  return (
    <div className={styles.tile} data-shape={shape} aria-hidden="true">
      <Skeleton height="auto" className={styles.picture} />
      <div>
        <Skeleton width="80%" height="13px" className={styles.name} />
        <Skeleton width="55%" height="11px" />
      </div>
    </div>
  )
}
