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

/** Marks in a column. The style sheet draws their icons, so that each needs only one or two elements, and one alone no column. */
export function TileMarks({ marks, className = '' }: TileMarksProps) {
  const [first, ...others] = marks
  if (!first) return null
  if (others.length === 0) return <Mark mark={first} className={className} />
  return (
    <div className={`${className} ${styles.column}`}>
      {marks.map((mark) => (
        <Mark key={mark.kind} mark={mark} />
      ))}
    </div>
  )
}

function Mark({ mark, className = '' }: { mark: TileMark; className?: string }) {
  return (
    <span className={`${styles.mark} ${className}`.trim()} data-kind={mark.kind}>
      {mark.kind === 'jackpot' ? (
        <>
          <span className="visually-hidden">{mark.label} </span>
          {mark.amount}
        </>
      ) : (
        mark.label
      )}
    </span>
  )
}
