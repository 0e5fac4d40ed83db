import { classNames } from '#ui/class-names.ts'
import styles from './badge.module.css'

export interface BadgeProps {
  count: number
  /** Says what is counted, such as "2 unread messages", because the number alone doesn't. */
  label: string
  className?: string | undefined
}

/** A count, shown up to 99. Renders nothing for zero. */
export function Badge({ count, label, className }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.badge, className)}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      {/* Spaces keep it a separate word, whatever is next to it. */}
      <span className="visually-hidden">{` ${label} `}</span>
    </span>
  )
}
