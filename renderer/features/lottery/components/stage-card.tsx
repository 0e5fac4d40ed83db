import type { ReactNode } from 'react'
import styles from './lottery-stage.module.css'

type StageCardProps = {
  lead?: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Announced at once. */
  alert?: boolean
  /** Lies over a frame that goes on behind it. */
  over?: boolean
}

/** What stands on the stage where no frame does, or over it. */
export function StageCard({ lead, title, children, actions, alert = false, over = false }: StageCardProps) {
  return (
    <div className={styles.card} role={alert ? 'alert' : undefined} data-over={over || undefined}>
      {lead}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
