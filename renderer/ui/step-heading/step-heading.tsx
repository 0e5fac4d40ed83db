import type { ReactNode } from 'react'
import styles from './step-heading.module.css'

export interface StepHeadingProps {
  number: number
  level?: 'h2' | 'h3'
  children: ReactNode
}

/** Heading of a numbered step. */
export const StepHeading = ({ number, level: Heading = 'h2', children }: StepHeadingProps) => (
  <Heading className={styles.heading}>
    <span className={`fig ${styles.number}`} aria-hidden="true">
      {number}
    </span>
    <span>{children}</span>
  </Heading>
)
