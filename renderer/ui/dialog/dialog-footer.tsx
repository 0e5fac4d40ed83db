import type { ReactNode } from 'react'
import styles from './dialog.module.css'

/** The footer of a dialog's form: its button and a note below. Sticks to the bottom on phones. */
export function DialogFooter({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={styles.footer}>
      {children}
      {note && <p className={styles.footnote}>{note}</p>}
    </div>
  )
}
