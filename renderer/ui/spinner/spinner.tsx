import type { ReactNode } from 'react'
import styles from './spinner.module.css'

/** Something goes on and its size isn't known. It shows after 150 ms. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className={styles.spinner}>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

/** A spinner over the positioned element around it, which can't be used meanwhile. */
export function Loader({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className={styles.loader}>
      <Spinner label={label} />
      {children}
    </div>
  )
}
