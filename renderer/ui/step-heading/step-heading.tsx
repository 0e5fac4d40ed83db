import type { ReactNode } from 'react'
import styles from './step-heading.module.css'

/** Heading of a numbered step. */
export function StepHeading({ number, children }: { number: number; children: ReactNode }) {
  return (
    <h2 className={styles.heading}>
      <span className="fig" aria-hidden="true">
        {number}
      </span>
      {children}
    </h2>
  )
}
