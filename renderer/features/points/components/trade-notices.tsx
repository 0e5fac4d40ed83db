import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { Notice } from '#ui/notice/notice.tsx'

type TradeNoticesProps = {
  state: { step: string; fault?: unknown; lost?: true }
  /** Why the password couldn't be checked. */
  failure: unknown
}

/** Why the last attempt of a trade failed, above its button. */
export function TradeNotices({ state, failure }: TradeNoticesProps) {
  const { t } = useTranslation('points')
  const faultMessage = useFaultMessage()
  const fault = failure ?? (state.step === 'refused' ? state.fault : undefined)
  return (
    <>
      {fault !== undefined && <Notice tone="danger">{faultMessage(fault)}</Notice>}
      {fault === undefined && state.step === 'editing' && state.lost && (
        <Notice tone="warn">{t('trade.lost')}</Notice>
      )}
      {fault === undefined && state.step === 'expired' && <Notice tone="warn">{t('trade.expired')}</Notice>}
    </>
  )
}
