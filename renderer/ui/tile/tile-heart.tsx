import styles from './tile.module.css'

export interface TileHeartProps {
  on: boolean
  label: string
  onToggle: () => void
}

/** The heart on a tile; an element by itself, so that a toggle draws it and not its tile. */
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
