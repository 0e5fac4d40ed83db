import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './half-sun.module.css'

/** A half sun on the edge of the surrounding positioned element. Marks the current page in the main navigation. */
export function HalfSun({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.sun, className)} />
}

/** The number of a step or rank on a half sun. */
export function HalfSunNumber({ children }: { children: ReactNode }) {
  return <span className={classNames('fig', styles.number)}>{children}</span>
}
