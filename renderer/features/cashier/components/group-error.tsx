import { CircleAlert } from 'lucide-react'
import styles from './group-error.module.css'

/** What is wrong with a group of radio buttons. */
export const GroupError = ({ id, children }: { id: string; children: string | undefined }) =>
  children && (
    <p id={id} role="alert" className={styles.error}>
      <CircleAlert />
      <span>{children}</span>
    </p>
  )
