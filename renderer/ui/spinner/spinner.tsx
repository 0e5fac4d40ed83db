import styles from './spinner.module.css'

/** Shows that something of unknown length is under way. Appears after 150 ms. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className={styles.spinner}>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

/** A spinner over the surrounding positioned element, which can't be used meanwhile. */
export function Loader({ label }: { label: string }) {
  return (
    <div className={styles.loader}>
      <Spinner label={label} />
    </div>
  )
}
