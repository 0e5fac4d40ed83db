import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import styles from './load-more.module.css'

export interface LoadMoreProps {
  label: string
  /** Announced to screen readers when loading starts. */
  busyLabel: string
  /** How much of the list is shown: "60 of 1,284 games". */
  progress: ReactNode
  /** The same as a share from 0 to 1, for the bar; undefined if unknown. */
  share?: number | undefined
  busy: boolean
  onPress: () => void
}

/** The foot of a list that has more rows. */
export function LoadMore({ label, busyLabel, progress, share, busy, onPress }: LoadMoreProps) {
  return (
    <div className={styles.foot}>
      <p>{progress}</p>
      {share !== undefined && (
        <div className={styles.bar} aria-hidden="true">
          <i style={{ inlineSize: `${share * 100}%` }} />
        </div>
      )}
      <Button busy={busy} busyLabel={busyLabel} onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}
