import styles from './tile.module.css'

export interface TileHeartProps {
  on: boolean
  label: string
  onToggle: () => void
}

/** The heart on a tile. A component of its own, so that a toggle doesn't re-render the tile. */
export function TileHeart({ on, label, onToggle }: TileHeartProps) {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={label}
      data-on={on || undefined}
      onClick={onToggle}
    />
  )
}
