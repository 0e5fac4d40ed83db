import { useTranslation } from 'react-i18next'
import { FailureState } from '#ui/failure-state/failure-state.tsx'

/** Shown in place of a part of the page that broke. */
export function RegionFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <FailureState title={t('part.failed')} retry={{ label: t('action.retry'), onPress: onRetry }}>
      {t('part.failedText')}
    </FailureState>
  )
}
