import styles from './tile-marks.module.css'

/** A mark on a game's picture. */
export type TileMark =
  | { kind: 'hot' | 'new' | 'closed' | 'tag'; label: string }
  /** The amount in its short form; the label is for screen readers. */
  | { kind: 'jackpot'; label: string; amount: string }

export interface TileMarksProps {
  marks: readonly TileMark[]
  className?: string | undefined
}

/** Marks below one another; each an element or two, its icon drawn by the style sheet. */
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
