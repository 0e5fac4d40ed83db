import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Horizon, type HorizonScene } from './horizon.tsx'

export interface EmptyStateProps {
  /** `calm`: nothing yet. `lens`: nothing found. `boat`: nothing in this period. */
  scene?: Exclude<HorizonScene, 'storm'> | undefined
  /** What is missing. */
  title: ReactNode
  /** What would fill it. */
  children?: ReactNode
  /** A single action that helps. */
  action?: ReactNode
}

export function EmptyState({ scene = 'calm', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Horizon scene={scene} className={styles.picture} />
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
