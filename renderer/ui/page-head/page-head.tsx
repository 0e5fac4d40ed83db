import type { ReactNode } from 'react'
import styles from './page-head.module.css'

export interface PageHeadProps {
  title: ReactNode
  /** For a section's aria-labelledby. */
  id?: string | undefined
  /** One or two sentences below the title. Pass a non-breaking space while they load. */
  lead?: ReactNode
  /** At the end, below the words on phones: a button, a filter or a figure. */
  actions?: ReactNode
}

/** The head of a page: its only `h1`, a lead and actions, at the same distances on every page. */
export function PageHead({ title, id, lead, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 id={id}>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
