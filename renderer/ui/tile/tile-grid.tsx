import type { ReactNode } from 'react'
import styles from './tile-grid.module.css'

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

/** Placeholder of whole rows of tall tiles, with their exact size: a single element, which is drawn quickly. */
export const TileRoom = ({ rows }: { rows: number }) => (
  <div className={`${styles.grid} ${styles.room}`} style={{ '--rows': rows }} aria-hidden="true" />
)
