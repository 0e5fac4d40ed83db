import type { CSSProperties, ReactNode } from 'react'
import styles from './tile.module.css'
import { type TileMark, TileMarks } from './tile-marks.tsx'

export interface TileProps {
  name: string
  vendor: ReactNode
  /** The lowest bet as text: "from ₱0.50". For a wide tile, the range. */
  bet?: ReactNode
  /** Fills the frame, 4:5 or 16:10. It needs no alt text because the name is shown below. */
  picture: ReactNode
  /** At most two are shown: the game's tag only where there is room. */
  marks?: readonly TileMark[] | undefined
  /** Omitted if the game can't be played now; the picture is then faded. */
  play?: { label: string; onPress: () => void } | undefined
  /** A `TileHeart`. */
  heart?: ReactNode
  /** Opens the game's details. */
  details?: { label: string; onPress: () => void } | undefined
  /** `wide` for live tables. */
  shape?: 'tall' | 'wide' | undefined
  /** Shown beside a wide tile's name: "214 playing". */
  live?: ReactNode
  /** Called when a mouse or the keyboard focus enters or leaves the tile, so that details can be fetched. */
  onPeek?: ((peeking: boolean) => void) | undefined
  /** Details while it is hovered or focused. They position themselves. */
  drawer?: ReactNode
  /** Its position in a grid that positions its tiles itself. */
  style?: CSSProperties | undefined
}

const noMarks: readonly TileMark[] = []

/**
 * A game's tile. Hovering or focusing it raises it and shows Play and the heart. A lobby shows dozens of tiles, so it
 * has as few elements as possible; the style sheet draws its icons.
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
      data-live={live ? '' : undefined}
      onPointerEnter={onPeek && ((event) => event.pointerType === 'mouse' && onPeek(true))}
      onPointerLeave={onPeek && (() => onPeek(false))}
      onFocus={({ currentTarget, target }) => {
        if (!target.matches(':focus-visible')) return
        // Not by rendering, and not by `:has()`, which would style all tiles again with each change of the page.
        currentTarget.dataset.focused = ''
        onPeek?.(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Does nothing while the focus moves within the tile, for instance to a button of the drawer.
        if (currentTarget.contains(relatedTarget)) return
        delete currentTarget.dataset.focused
        onPeek?.(false)
      }}
    >
      {play ? (
        <button
          type="button"
          className={styles.picture}
          aria-label={play.label}
          // What it opens is fetched as soon as somebody is about to press it.
          data-opens="game"
          onClick={play.onPress}
        >
          {picture}
        </button>
      ) : (
        <div className={styles.picture}>{picture}</div>
      )}
      <TileMarks marks={shownMarks(marks)} className={styles.marks} />
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
      {drawer}
    </article>
  )
}

const isTag = ({ kind }: TileMark): boolean => kind === 'tag'

/** More than two would cover the picture. */
const shownMarks = (marks: readonly TileMark[]): readonly TileMark[] =>
  [...marks.filter((mark) => !isTag(mark)), ...marks.filter(isTag)].slice(0, 2)
