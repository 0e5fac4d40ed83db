import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './half-sun.module.css'

/** The sun on the waterline of the positioned element around it: where you are in the main navigation. */
export function HalfSun({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.sun, className)} />
}

/** A step's or a rank's number on a half-sun. */
export function HalfSunNumber({ children }: { children: ReactNode }) {
  return <span className={classNames('fig', styles.number)}>{children}</span>
}
