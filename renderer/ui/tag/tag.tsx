import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './tag.module.css'

export interface TagProps {
  tone?: 'plain' | 'hot' | 'primary' | 'soft' | 'accent' | 'danger' | 'dusk' | undefined
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A word that marks something: Hot, New, Joined, Closed. */
export function Tag({ tone = 'plain', icon, className, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, className)} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
