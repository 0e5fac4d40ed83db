import type { CSSProperties, ReactNode } from 'react'
import styles from './tile.module.css'
import { type TileMark, TileMarks } from './tile-marks.tsx'

export interface TileProps {
  name: string
  vendor: ReactNode
  /** The least bet, in words: "from ₱0.50"; for a wide tile the range. */
  bet?: ReactNode
  /** Fills the frame, 4:5 or 16:10, without an alternative text: the name stands below. */
  picture: ReactNode
  /** At most two are shown, and the game's tag below them. */
  marks?: readonly TileMark[] | undefined
  /** Left out where the game can't be played now; the picture then fades. */
  play?: { label: string; onPress: () => void } | undefined
  /** A `TileHeart`. */
  heart?: ReactNode
  /** What tells more of the game. */
  details?: { label: string; onPress: () => void } | undefined
  /** `wide` for tables with people at them. */
  shape?: 'tall' | 'wide' | undefined
  /** Beside a wide tile's name: "214 playing". */
  live?: ReactNode
  /** Told when a mouse or the keyboard comes to the tile and leaves it, so that details can be fetched. */
  onPeek?: ((peeking: boolean) => void) | undefined
  /** Details below the tile, while it is looked at. */
  drawer?: ReactNode
  /** Its place in a grid that gives places itself. */
  style?: CSSProperties | undefined
}

const noMarks: readonly TileMark[] = []

/**
 * One game. Pointing at it or reaching it by keyboard raises it and shows Play and the heart. A lobby holds
 * dozens of these at a time, so a tile is as few elements as can be: its icons are drawn by the style sheet.
 */
export function Tile({
  name,
  vendor,
  bet,
  picture,
  marks = noMarks,
  play,
  heart,
  details,
  shape = 'tall',
  live,
  onPeek,
  drawer,
  style,
}: TileProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- looking at it is no interaction
    <article
      className={styles.tile}
      style={style}
      data-shape={shape}
      data-closed={play ? undefined : ''}
      onPointerEnter={onPeek && ((event) => event.pointerType === 'mouse' && onPeek(true))}
      onPointerLeave={onPeek && (() => onPeek(false))}
      onFocus={onPeek && ((event) => event.target.matches(':focus-visible') && onPeek(true))}
      onBlur={onPeek && (() => onPeek(false))}
    >
      {play ? (
        <button type="button" className={styles.picture} aria-label={play.label} onClick={play.onPress}>
          {picture}
        </button>
      ) : (
        <div className={styles.picture}>{picture}</div>
      )}
      {marks.length > 0 && <TileMarks marks={shownMarks(marks)} className={styles.marks} />}
      {heart}
      {details && (
        <button
          type="button"
          className={styles.info}
          aria-label={details.label}
          aria-haspopup="dialog"
          onClick={details.onPress}
        />
      )}
      <div className={styles.name}>{name}</div>
      {live && <span className={styles.live}>{live}</span>}
      <span className={styles.vendor}>{vendor}</span>
      {bet && <span className={styles.bet}>{bet}</span>}
      {drawer && <div className={styles.drawer}>{drawer}</div>}
    </article>
  )
}

const isTag = ({ kind }: TileMark): boolean => kind === 'tag'

const shownMarks = (marks: readonly TileMark[]): readonly TileMark[] => [
  ...marks.filter((mark) => !isTag(mark)).slice(0, 2),
  ...marks.filter(isTag).slice(0, 1),
]
