import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { RetryNotice, type RetryNoticeProps } from './retry-notice.tsx'

export interface OutdatedNoticeProps extends Omit<RetryNoticeProps, 'children'> {
  /** Why the records couldn't be updated. */
  error: unknown
}

/** Above records that are still shown although they couldn't be updated. */
export function OutdatedNotice({ error, ...retry }: OutdatedNoticeProps) {
  const { t } = useTranslation('records')
  const faultMessage = useFaultMessage()
  return (
    <RetryNotice {...retry}>
      <b>{t('outdated')}</b> <span>{faultMessage(error)}</span>
    </RetryNotice>
  )
}
