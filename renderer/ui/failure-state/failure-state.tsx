import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import styles from '#ui/empty-state/empty-state.module.css'
import { LazyHorizon } from '#ui/empty-state/lazy-horizon.tsx'

export interface FailureStateProps {
  /** What happened. */
  title: ReactNode
  /** What isn't affected, and what to do. */
  children: ReactNode
  /** Omitted if trying again can't help. */
  retry?: { label: string; onPress: () => void; busy?: boolean | undefined } | undefined
}

/** Shown in place of something that couldn't be loaded. */
export function FailureState({ title, children, retry }: FailureStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <LazyHorizon scene="storm" className={styles.picture} />
      <h3>{title}</h3>
      <p>{children}</p>
      {retry && (
        <div className={styles.action}>
          <Button busy={retry.busy} onClick={retry.onPress}>
            <RotateCw />
            <span>{retry.label}</span>
          </Button>
        </div>
      )}
    </div>
  )
}
