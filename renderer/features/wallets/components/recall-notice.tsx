import { Check } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Recall } from '../api/use-wallet-money.ts'

/** What became of a recall: how much came back and from where, or why nothing did. */
export function RecallNotice({ recall }: { recall: Recall }) {
  const { t } = useTranslation(['wallets', 'common'])
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { state, again } = recall
  const leave = useEffectEvent(() => {
    if (state.step === 'settled' || state.step === 'refused') again()
  })
  useEffect(() => () => leave(), [])
  return (
    <div aria-live="polite">
      {state.step === 'settled' && (
        <Notice icon={<Check />}>
          <b>{t('recall.done', { amount: writeMoney(state.result.amount, tag) })}</b>{' '}
          {state.result.wallets
            .map(({ displayName, amount }) => `${displayName} ${writeMoney(amount, tag)}`)
            .join(' · ')}
        </Notice>
      )}
      {state.step === 'refused' && <Notice tone="danger">{faultMessage(state.fault)}</Notice>}
      {state.step === 'editing' && state.lost && <Notice tone="warn">{t('recall.lost')}</Notice>}
      {state.step === 'expired' && <Notice tone="warn">{t('expired')}</Notice>}
      {state.step === 'unknown' && (
        <Notice
          tone="warn"
          action={
            <Button size="sm" busy={recall.isAsking} onClick={recall.ask}>
              {t('common:action.retry')}
            </Button>
          }
        >
          <b>{t('unsure.title')}</b> {t('unsure.body')}
        </Notice>
      )}
    </div>
  )
}
