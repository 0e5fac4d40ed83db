import type { ReactNode } from 'react'
import styles from './stage-card.module.css'

type StageCardProps = {
  /** A game's picture, dark and blurred behind the text. */
  backdrop?: ReactNode
  /** A drawing that fills the card, with the text in its sky. */
  scene?: ReactNode
  /** Above the title: a spinner or an icon. */
  lead?: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Whether it is announced at once. */
  alert?: boolean
  /** Whether it lies over a game that is still running. */
  over?: boolean
}

/** Shown where a game would be while none is running: its start, or whatever prevents it. */
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
