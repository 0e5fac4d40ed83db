import { Check } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { OperationNotice } from '#ui/operation-notice/operation-notice.tsx'
import type { Recall } from '../api/use-wallet-money.ts'
import styles from './wallet-board.module.css'

/** What became of a recall: how much came back and from where, or why nothing did. */
export function RecallNotice({ recall }: { recall: Recall }) {
  const { t } = useTranslation('wallets')
  const { tag } = useLanguage()
  const { state, again } = recall
  const leave = useEffectEvent(() => {
    if (state.step === 'settled' || state.step === 'refused') again()
  })
  useEffect(() => () => leave(), [])
  return (
    <div aria-live="polite" className={styles.outcome}>
      {state.step === 'settled' && (
        <Notice icon={<Check />}>
          <b>{t('recall.done', { amount: writeMoney(state.result.amount, tag) })}</b>{' '}
          <span>
            {state.result.wallets
              .map(({ displayName, amount }) => `${displayName} ${writeMoney(amount, tag)}`)
              .join(' · ')}
          </span>
        </Notice>
      )}
      <OperationNotice
        operation={recall}
        lost={t('recall.lost')}
        expired={t('expired')}
        unsure={
          <>
            <b>{t('unsure.title')}</b> <span>{t('unsure.body')}</span>
          </>
        }
      />
    </div>
  )
}
