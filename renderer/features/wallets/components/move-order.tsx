import { Check } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import type { WalletTransfer } from '#shared/contract/endpoints/wallets.ts'
import { Button } from '#ui/button/button.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { WalletMove } from '../api/use-wallet-money.ts'
import type { MoveValues } from '../model/move-values.ts'
import { useWalletName } from './use-wallet-name.ts'

type MoveOrderProps = {
  wallets: readonly Wallet[]
  order: WalletTransfer
  move: WalletMove
  form: UseFormReturn<MoveValues>
}

/** A transfer that was booked. */
export function MoveOrder({ wallets, order, move, form }: MoveOrderProps) {
  const { t } = useTranslation('wallets')
  const { tag } = useLanguage()
  const nameOf = useWalletName(wallets)
  const leave = useEffectEvent(() => move.again())
  useEffect(() => () => leave(), [])
  const handleAgain = () => {
    form.setValue('amount', '')
    move.again()
  }
  return (
    <>
      <div role="status">
        <Notice icon={<Check />}>
          <b>{t('move.done', { amount: writeMoney(order.amount, tag), name: nameOf(order.to) })}</b>
        </Notice>
      </div>
      <Facts>
        <Fact name={t('move.from')}>{nameOf(order.from)}</Fact>
        <Fact name={t('move.to')}>{nameOf(order.to)}</Fact>
        <Fact name={t('move.time')}>{formatMoment(order.createTime)}</Fact>
        <Fact exact name={t('move.number')}>
          {order.orderId}
        </Fact>
      </Facts>
      <Button onClick={handleAgain}>{t('move.another')}</Button>
    </>
  )
}
