import type { ReactNode } from 'react'
import styles from './nav-tabs.module.css'

type NavTabsProps = {
  /** Accessible name of the navigation. */
  label: string
  /** Links or buttons. The one of the open page has `aria-current`. */
  children: ReactNode
}

/** The ways between pages of a kind, in a line. */
export const NavTabs = ({ label, children }: NavTabsProps) => (
  <nav aria-label={label} className={styles.tabs}>
    {children}
  </nav>
)
