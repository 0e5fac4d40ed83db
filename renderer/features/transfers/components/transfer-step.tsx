import type { ReactNode } from 'react'
import styles from './transfer-form.module.css'

type TransferStepProps = { number: number; title: string; children: ReactNode }

/** A numbered step of the form. */
export function TransferStep({ number, title, children }: TransferStepProps) {
  return (
    <section className={styles.step}>
      <h3>
        <span className="fig" aria-hidden="true">
          {number}
        </span>
        {title}
      </h3>
      {children}
    </section>
  )
}
