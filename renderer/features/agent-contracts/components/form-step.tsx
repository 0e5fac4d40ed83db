import type { ReactNode } from 'react'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import styles from './contract-form.module.css'

type FormStepProps = { number: number; title: string; children: ReactNode }

/** A numbered step of the form. */
export function FormStep({ number, title, children }: FormStepProps) {
  return (
    <section className={styles.step}>
      <StepHeading level="h3" number={number}>
        {title}
      </StepHeading>
      {children}
    </section>
  )
}
