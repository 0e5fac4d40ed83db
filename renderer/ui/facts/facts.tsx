import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './facts.module.css'

/** A list of names with their values, one per line. */
export function Facts({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <dl className={classNames(styles.facts, className)}>{children}</dl>
}

/** One line. The total is the last. */
export function Fact({ name, total, children }: { name: string; total?: boolean; children: ReactNode }) {
  return (
    <div data-total={total || undefined}>
      <dt>{name}</dt>
      <dd className={total ? 'fig' : 'num'}>{children}</dd>
    </div>
  )
}
