import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './facts.module.css'

/** A list of names with their values, one per line. */
export function Facts({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <dl className={classNames(styles.facts, className)}>{children}</dl>
}

type FactProps = {
  name: string
  /** The sum of those above. */
  total?: boolean
  /** A number or code that is of use only exactly as it is, also on a page that the browser translates. */
  exact?: boolean
  children: ReactNode
}

/** One line. The total is the last. */
export function Fact({ name, total, exact = false, children }: FactProps) {
  return (
    <div data-total={total || undefined}>
      <dt>{name}</dt>
      <dd className={total ? 'fig' : 'num'} translate={exact ? 'no' : undefined}>
        {children}
      </dd>
    </div>
  )
}
