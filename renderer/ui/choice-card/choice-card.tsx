import type { ComponentProps, ReactNode } from 'react'
import styles from './choice-card.module.css'

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'className'> {
  icon: ReactNode
  title: ReactNode
  /** Muted details below the title; each `<span>` on a line of its own. */
  children: ReactNode
  /** As a flat row with its details in one line, for a narrow place. */
  row?: boolean | undefined
}

/** A radio button as a card, in a `radiogroup` that lays the cards out. */
export const ChoiceCard = ({ icon, title, children, row, ...input }: ChoiceCardProps) => (
  <label className={styles.card} data-row={row ? '' : undefined}>
    <input type="radio" {...input} />
    <span className={styles.icon}>{icon}</span>
    <span>
      <b>{title}</b>
      <small>{children}</small>
    </span>
    <i className={styles.dot} />
  </label>
)
