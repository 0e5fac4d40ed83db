import { classNames } from '#ui/class-names.ts'
import styles from './badge.module.css'

export interface BadgeProps {
  count: number
  /** Says what is counted, such as "2 unread messages"; the bare figure says nothing. */
  label: string
  className?: string | undefined
}

/** How many wait: up to 99, and nothing at none. */
export function Badge({ count, label, className }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.badge, className)}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      {/* A word by itself, whatever stands beside it. */}
      <span className="visually-hidden">{` ${label} `}</span>
    </span>
  )
}
