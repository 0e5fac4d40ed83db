import styles from './drawn-numbers.module.css'

/** The numbers of a draw as balls. */
export function DrawnNumbers({ numbers, latest = false }: { numbers: readonly number[]; latest?: boolean }) {
  return (
    <span
      className={styles.balls}
      data-latest={latest || undefined}
      data-many={numbers.length > 6 || undefined}
    >
      {Object.entries(numbers).map(([place, number]) => (
        <b key={place}>{number}</b>
      ))}
    </span>
  )
}
