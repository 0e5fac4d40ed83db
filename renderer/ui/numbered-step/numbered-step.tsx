import type { ReactNode } from 'react'
import { StepHeading } from '../step-heading/step-heading.tsx'
import styles from './numbered-step.module.css'

export interface NumberedStepProps {
  number: number
  title: string
  children: ReactNode
}

/** A numbered step of a form, with its heading. */
export const NumberedStep = ({ number, title, children }: NumberedStepProps) => (
  <section className={styles.step}>
    <StepHeading level="h3" number={number}>
      {title}
    </StepHeading>
    {children}
  </section>
)
