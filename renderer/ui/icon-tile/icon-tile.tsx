import type { ReactNode } from 'react'
import styles from './icon-tile.module.css'

export type Tone = 'accent' | 'warn' | 'danger'

/** An icon on its soft square: the head of a question, a tool, a failure. */
export function IconTile({ tone = 'accent', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={styles.tile} data-tone={tone}>
      {children}
    </span>
  )
}
