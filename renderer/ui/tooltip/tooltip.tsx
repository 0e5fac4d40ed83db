import type { ReactNode } from 'react'
import styles from './tooltip.module.css'

/**
 * The name of an icon button, shown to those who point at it or reach it by keyboard. It repeats what the button
 * is called and so is not read out; what it adds to a name belongs into the control's `aria-description`.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className={styles.anchor} data-tip={text}>
      {children}
    </span>
  )
}
