import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { FailureState } from '#ui/failure-state/failure-state.tsx'

type HelpFailureProps = { error: Error; busy: boolean; onRetry: () => void }

/** Shown when the help topics failed to load. */
export function HelpFailure({ error, busy, onRetry }: HelpFailureProps) {
  const { t } = useTranslation(['content', 'common'])
  const faultMessage = useFaultMessage()
  return (
    <FailureState
      title={t('help.failed')}
      retry={{ label: t('common:action.retry'), onPress: onRetry, busy }}
    >
      {faultMessage(error)}
    </FailureState>
  )
}
