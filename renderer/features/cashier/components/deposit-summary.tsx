import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount } from '#lib/forms/amount.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { cashierQueries } from '../api/cashier-queries.ts'
import { bonusFault } from '../model/bonus-fault.ts'
import { depositFigures } from '../model/deposit-figures.ts'
import { channelOf, type DepositValues } from '../model/deposit-values.ts'
import styles from './deposit-form.module.css'
import { DepositSubmit } from './deposit-submit.tsx'
import { TurnoverNote } from './turnover-note.tsx'

type DepositSummaryProps = {
  form: UseFormReturn<DepositValues>
  channels: readonly DepositChannel[]
  busy: boolean
  /** Notices shown above the button. */
  children: ReactNode
}

/** The amounts of the deposit, before it is sent. */
export function DepositSummary({ form, channels, busy, children }: DepositSummaryProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const { data: bonuses = [] } = useQuery(cashierQueries(useGateway()).bonuses())
  const [channelId, typed, bonusId] = useWatch({
    control: form.control,
    name: ['channelId', 'amount', 'bonusId'],
  })
  const channel = channelOf(channels, channelId)
  const amount = readTypedAmount(typed)
  const chosen = bonuses.find((bonus) => bonus.bonusId === bonusId)
  const bonus = chosen && !bonusFault(chosen, { channelId, amount: typed }) ? chosen : undefined
  const figures = amount && channel && depositFigures(amount, channel, bonus)
  const money = (value: string | undefined) => (value === undefined ? '–' : writeMoney(value, tag))
  return (
    <Card className={styles.summary}>
      <h2>{t('summary.title')}</h2>
      <Facts>
        <Fact name={t('summary.pay')}>{money(amount)}</Fact>
        <Fact name={t('summary.fee')}>{money(channel?.fee)}</Fact>
        {bonus && <Fact name={t('bonus.title')}>{figures ? `+${money(figures.bonus)}` : '–'}</Fact>}
        <Fact name={t('summary.turnover')}>{money(figures?.required)}</Fact>
        <Fact name={t('summary.credited')} total>
          {money(figures?.credited)}
        </Fact>
      </Facts>
      {bonus && figures && <TurnoverNote required={figures.required} gameTypes={bonus.gameTypes} />}
      {children}
      <DepositSubmit form={form} channels={channels} busy={busy} layout="page" />
      <p className="tiny faint">{t('summary.note')}</p>
    </Card>
  )
}
