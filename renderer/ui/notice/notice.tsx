import { CircleAlert, Hourglass, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const icons = { info: Info, warn: Hourglass, danger: CircleAlert }

export interface NoticeProps {
  /** `danger` is announced at once. */
  tone?: keyof typeof icons | undefined
  /** Replaces the tone's own icon. */
  icon?: ReactNode
  children: ReactNode
  action?: ReactNode
}

/** A message next to what it is about: above a form, beside a figure. */
export function Notice({ tone = 'info', icon, children, action }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={styles.notice} data-tone={tone}>
      {icon ?? <Icon />}
      <div>{children}</div>
      {action}
    </div>
  )
}
