import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './card.module.css'

export interface CardProps {
  /** Inner padding. Lists and pictures have their own. */
  padded?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A raised surface on the page. */
export function Card({ padded = true, className, children }: CardProps) {
  return (
    <div className={classNames(styles.card, className)} data-padded={padded || undefined}>
      {children}
    </div>
  )
}
