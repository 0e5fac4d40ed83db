import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { Card } from '#ui/card/card.tsx'
import { UnsureNotice } from '#ui/operation-notice/unsure-notice.tsx'
import type { WalletMove } from '../api/use-wallet-money.ts'
import type { MoveValues } from '../model/move-values.ts'
import styles from './move-card.module.css'
import { MoveForm } from './move-form.tsx'
import { MoveOrder } from './move-order.tsx'

type MoveCardProps = { wallets: readonly Wallet[]; form: UseFormReturn<MoveValues>; move: WalletMove }

/** Moving money: the form, then the order that it made. */
export function MoveCard({ wallets, form, move }: MoveCardProps) {
  const { t } = useTranslation('wallets')
  const { state } = move
  return (
    <Card className={styles.card}>
      <h3>{t('move.title')}</h3>
      {state.step === 'settled' ? (
        <MoveOrder wallets={wallets} order={state.result} move={move} form={form} />
      ) : state.step === 'unknown' ? (
        <UnsureNotice operation={move}>
          <b>{t('unsure.title')}</b> <span>{t('unsure.body')}</span>
        </UnsureNotice>
      ) : (
        <MoveForm wallets={wallets} form={form} move={move} />
      )}
    </Card>
  )
}
