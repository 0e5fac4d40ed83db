import type { ReactNode } from 'react'
import styles from './stage-card.module.css'

type StageCardProps = {
  /** A game's picture, dark and out of focus behind the words. */
  backdrop?: ReactNode
  /** A drawing that fills the stage, with the words in its sky. */
  scene?: ReactNode
  /** Over the title: a spinner or an icon. */
  lead?: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Announced at once. */
  alert?: boolean
  /** Lies over a game that goes on behind it. */
  over?: boolean
}

/** What stands on the stage where no game runs: its opening, and whatever keeps it from running. */
export function StageCard({
  backdrop,
  scene,
  lead,
  title,
  children,
  actions,
  alert = false,
  over,
}: StageCardProps) {
  return (
    <section
      className={styles.card}
      data-over={over || undefined}
      data-scene={scene ? '' : undefined}
      role={alert ? 'alert' : undefined}
    >
      {backdrop && <div className={styles.backdrop}>{backdrop}</div>}
      {scene && <div className={styles.scene}>{scene}</div>}
      <div className={styles.words}>
        {lead}
        <h2>{title}</h2>
        {children && <p>{children}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}
