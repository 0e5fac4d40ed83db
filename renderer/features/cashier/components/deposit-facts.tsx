import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount } from '#lib/forms/amount.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { formatMinutes } from '#lib/limits/format-minutes.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { toMinor } from '#shared/domain/money.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { cashierQueries } from '../api/cashier-queries.ts'
import { bonusFault } from '../model/bonus-fault.ts'
import { depositFigures } from '../model/deposit-figures.ts'
import { channelOf, type DepositValues } from '../model/deposit-values.ts'
import { TurnoverNote } from './turnover-note.tsx'

type DepositFactsProps = { form: UseFormReturn<DepositValues>; channels: readonly DepositChannel[] }

/** What the deposit comes to, before it is sent, and how long it can be paid. */
export function DepositFacts({ form, channels }: DepositFactsProps) {
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
    <>
      <Facts>
        <Fact name={t('summary.pay')}>{money(amount)}</Fact>
        <Fact name={t('summary.fee')}>
          {channel && toMinor(channel.fee) === 0n ? t('free') : money(channel?.fee)}
        </Fact>
        {bonus && <Fact name={t('bonus.title')}>{figures ? `+${money(figures.bonus)}` : '–'}</Fact>}
        <Fact name={t('summary.turnover')}>{money(figures?.required)}</Fact>
        {channel && <Fact name={t('summary.time')}>{formatMinutes(channel.validMinutes, tag)}</Fact>}
        <Fact name={t('summary.credited')} total>
          {money(figures?.credited)}
        </Fact>
      </Facts>
      {bonus && figures && <TurnoverNote required={figures.required} gameTypes={bonus.gameTypes} />}
    </>
  )
}
