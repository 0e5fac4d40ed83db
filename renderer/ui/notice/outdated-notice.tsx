import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from './notice.tsx'

export interface OutdatedNoticeProps {
  /** Why the records couldn't be updated. */
  error: unknown
  busy: boolean
  onRetry: () => void
}

/** Above records that are still shown although they couldn't be updated. */
export function OutdatedNotice({ error, busy, onRetry }: OutdatedNoticeProps) {
  const { t } = useTranslation(['records', 'common'])
  const faultMessage = useFaultMessage()
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" busy={busy} onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      <b>{t('outdated')}</b> {faultMessage(error)}
    </Notice>
  )
}
