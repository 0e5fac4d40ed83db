import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import type { MoneyOperation } from '#lib/money-operation/money-operation-machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

type ClaimNoticeProps = {
  claim: { state: MoneyOperation<unknown, unknown>; isAsking: boolean; ask: () => void }
}

/** What became of the last claim, unless it simply succeeded. */
export function ClaimNotice({ claim: { state, isAsking, ask } }: ClaimNoticeProps) {
  const { t } = useTranslation(['promotions', 'common'])
  const faultMessage = useFaultMessage()
  if (state.step === 'refused') return <Notice tone="danger">{faultMessage(state.fault)}</Notice>
  if (state.step === 'editing' && state.lost) return <Notice tone="warn">{t('claim.lost')}</Notice>
  if (state.step === 'expired') return <Notice tone="warn">{t('claim.expired')}</Notice>
  if (state.step !== 'unknown') return null
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" busy={isAsking} onClick={ask}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {t('claim.unknown')}
    </Notice>
  )
}
