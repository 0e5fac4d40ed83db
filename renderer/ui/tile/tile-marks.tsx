import styles from './tile-marks.module.css'

/** A mark on a game's picture. */
export type TileMark =
  | { kind: 'hot' | 'new' | 'closed' | 'tag'; label: string }
  /** The amount in its short form. The label is for screen readers. */
  | { kind: 'jackpot'; label: string; amount: string }

export interface TileMarksProps {
  marks: readonly TileMark[]
  /** Places the column, or the mark alone. */
  className: string | undefined
}

/**
 * Marks in a column; one alone needs none. The style sheet draws their icons, so that each needs only one or two
 * elements.
 */
export function TileMarks({ marks, className }: TileMarksProps) {
  const isColumn = marks.length > 1
  const all = marks.map((mark) => (
    <span
      key={mark.kind}
      className={isColumn ? styles.mark : `${styles.mark} ${className}`}
      data-kind={mark.kind}
    >
      {mark.kind === 'jackpot' ? (
        <>
          <span className="visually-hidden">{`${mark.label} `}</span>
          <span>{mark.amount}</span>
        </>
      ) : (
        mark.label
      )}
    </span>
  ))
  return isColumn ? <div className={`${className} ${styles.column}`}>{all}</div> : all
}
