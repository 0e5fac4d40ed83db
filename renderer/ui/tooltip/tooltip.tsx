import type { ReactNode } from 'react'
import styles from './tooltip.module.css'

/**
 * Shows the name of an icon button on hover or keyboard focus. Screen readers skip it because it repeats the button's
 * accessible name. Additional information belongs into the control's `aria-description`.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className={styles.anchor} data-tip={text}>
      {children}
    </span>
  )
}
