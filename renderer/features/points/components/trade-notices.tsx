import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { OperationNotice, type OperationNoticeProps } from '#ui/operation-notice/operation-notice.tsx'

type TradeNoticesProps = Pick<OperationNoticeProps, 'operation'> & {
  /** Why the password couldn't be checked. */
  failure: unknown
}

/** Why the last attempt of a trade failed, above its button. */
export function TradeNotices({ operation, failure }: TradeNoticesProps) {
  const { t } = useTranslation('points')
  const faultMessage = useFaultMessage()
  if (failure !== undefined) return <Notice tone="danger">{faultMessage(failure)}</Notice>
  return <OperationNotice operation={operation} lost={t('trade.lost')} expired={t('trade.expired')} />
}
