import type { ReactNode } from 'react'
import { formatClock } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './draw-list.module.css'
import { DrawnNumbers } from './drawn-numbers.tsx'

export type DrawRowProps = {
  /** The draw's number, or its game's name as a link. */
  name: ReactNode
  note?: string
  drawTime: number
  numbers: readonly number[]
  /** Whether it is the last of its game. */
  latest: boolean
}

/** A draw: what it is called, when it was held, and its numbers. */
export function DrawRow({ name, note, drawTime, numbers, latest }: DrawRowProps) {
  const { tag } = useLanguage()
  return (
    <li className={styles.row}>
      <b>
        <span>{name}</span> {note && <small>{note}</small>}
      </b>
      <time dateTime={new Date(drawTime).toISOString()}>{formatClock(drawTime, tag)}</time>
      <DrawnNumbers numbers={numbers} latest={latest} />
    </li>
  )
}

/** The rows of draws that are being loaded. */
export function DrawSkeletons({ count }: { count: number }) {
  return (
    <ul className={styles.list} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles.row}>
          <Skeleton width="40%" height="14px" />
          <Skeleton width="36px" height="14px" />
          <Skeleton width="70%" height="28px" />
        </li>
      ))}
    </ul>
  )
}
