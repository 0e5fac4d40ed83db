import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount } from '#lib/forms/amount.ts'
import { plainRate } from '#lib/forms/rate.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDate, formatDayTime } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { AgentContract } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { isZero } from '#shared/domain/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { LoadNotice } from '#ui/notice/load-notice.tsx'
import type { ContractOverview } from '../api/use-contracts.ts'
import { useOfferPreview } from '../api/use-offer.ts'
import { checkOffer, highestAsked, type OfferValues } from '../model/offer-values.ts'
import styles from './contract-form.module.css'
import { EndsNotice } from './ends-notice.tsx'

type OfferSummaryProps = {
  form: UseFormReturn<OfferValues>
  kind: 'offer' | 'request'
  name: string
  before: AgentContract | null | undefined
  to: string
  bounds: ContractOverview['bounds']
  failure: string | undefined
  busy: boolean
}

/** What is about to be proposed, and what would end below once it is accepted. */
export function OfferSummary({ form, kind, name, before, to, bounds, failure, busy }: OfferSummaryProps) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const values = useWatch({ control: form.control })
  const { rate = '', period = 'monthly', activeMembers = '', validBet = '', netProfit = '' } = values
  const isOffer = kind === 'offer'
  const bound = bounds.find((one) => one.period === period)
  const highest = isOffer ? (bound?.highestRate ?? '0') : highestAsked
  const faults = checkOffer({ rate, activeMembers, validBet, netProfit }, highest)
  const terms = faults.rate ? undefined : { rate: plainRate(rate), period }
  const preview = useOfferPreview(isOffer ? to : '', terms)
  const effect = isOffer && terms ? preview.data : undefined
  const count = effect?.ending.length ?? 0
  const shownRate = terms ? formatPercent(terms.rate, tag) : '–'
  const least = (text: string | undefined) => {
    if (text === undefined) return '–'
    return isZero(text) ? t('noLeast') : t('least', { least: text })
  }
  const amount = (typed: string) => {
    const read = readTypedAmount(typed)
    return least(read && formatCurrency(read, money))
  }
  return (
    <Card className={styles.summary}>
      <h3>{t(`form.${kind}.summary`)}</h3>
      <Facts>
        <Fact name={t('form.to')}>
          <bdi>{name || '–'}</bdi>
        </Fact>
        <Fact name={t('term.period')}>
          {t('form.from', {
            period: t(`period.${period}`),
            day: bound ? formatDate(bound.starts, tag) : '–',
          })}
        </Fact>
        <Fact name={t('term.rate')}>
          {before ? `${formatPercent(before.rate, tag)} → ${shownRate}` : shownRate}
        </Fact>
        <Fact name={t('term.activeMembers')}>
          {least(faults.activeMembers ? undefined : formatCount(Number(activeMembers), tag))}
        </Fact>
        <Fact name={t('term.validBet')}>{amount(validBet)}</Fact>
        <Fact name={t('term.netProfit')}>{amount(netProfit)}</Fact>
      </Facts>
      {effect && <EndsNotice title={t('ends.offering', { count, name })} effect={effect} />}
      {terms && <LoadNotice query={preview}>{t('form.offer.unknown')}</LoadNotice>}
      <FormFailure failure={failure} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel={t('form.busy')}
        className={styles.send}
      >
        {t(`form.${kind}.send`)}
      </Button>
      <p className="tiny faint">
        {effect
          ? t('form.offer.until', { name, until: formatDayTime(effect.answerBy, tag) })
          : t(`form.${kind}.hint`)}
      </p>
    </Card>
  )
}
