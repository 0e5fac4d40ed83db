import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { Card } from '#ui/card/card.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import styles from './results-card.module.css'

export type ResultsCardProps = {
  /** Whose results they are. */
  game?: string | undefined
  /** Shown instead of the rows, with a retry. */
  error: unknown
  busy: boolean
  onRetry: () => void
  children: ReactNode
}

/** The card beside the betting view that lists draws. */
export function ResultsCard({ game, error, busy, onRetry, children }: ResultsCardProps) {
  const { t } = useTranslation(['lottery', 'common'])
  const faultMessage = useFaultMessage()
  const id = useId()
  return (
    <Card padded={false} className={styles.card}>
      <section aria-labelledby={id}>
        <h2 id={id}>
          <span>{t('opened.title')}</span>
          {game !== undefined && <small>{game}</small>}
        </h2>
        {error ? (
          <FailureState
            title={t('opened.failed')}
            retry={{ label: t('common:action.retry'), onPress: onRetry, busy }}
          >
            {faultMessage(error)}
          </FailureState>
        ) : (
          children
        )}
      </section>
    </Card>
  )
}
