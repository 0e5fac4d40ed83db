import type { ReactNode } from 'react'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import styles from './transfer-form.module.css'

type TransferStepProps = { number: number; title: string; children: ReactNode }

/** A numbered step of the form. */
export function TransferStep({ number, title, children }: TransferStepProps) {
  return (
    <section className={styles.step}>
      <StepHeading level="h3" number={number}>
        {title}
      </StepHeading>
      {children}
    </section>
  )
}
