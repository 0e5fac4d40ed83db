import styles from './tile-marks.module.css'

/** A mark on a game's picture. */
export type TileMark =
  | { kind: 'hot' | 'new' | 'closed' | 'tag'; label: string }
  /** The amount in its short form. The label is for screen readers. */
  | { kind: 'jackpot'; label: string; amount: string }

export interface TileMarksProps {
  marks: readonly TileMark[]
  className?: string | undefined
}

/** Marks in a column. The style sheet draws their icons, so that each needs only one or two elements. */
export function TileMarks({ marks, className }: TileMarksProps) {
  return (
    <div className={className}>
      {marks.map((mark) => (
        <span key={mark.kind} className={styles.mark} data-kind={mark.kind}>
          {mark.kind === 'jackpot' ? (
            <>
              <span className="visually-hidden">{mark.label} </span>
              {mark.amount}
            </>
          ) : (
            mark.label
          )}
        </span>
      ))}
    </div>
  )
}
