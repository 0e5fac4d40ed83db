import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDate, formatDayTime } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Dividend } from '#shared/contract/endpoints/agent-dividends.ts'
import { Card } from '#ui/card/card.tsx'
import { Money } from '#ui/money/money.tsx'
import { OrderSteps } from '#ui/order-steps/order-steps.tsx'
import type { useRequestDividend } from '../api/use-dividend-requests.ts'
import { lastDayBefore, periodName } from '../model/period-name.ts'
import { DividendState } from './dividend-state.tsx'
import styles from './dividends.module.css'
import { RequestButton } from './request-button.tsx'

type OpenDividendProps = { dividend: Dividend; requesting: ReturnType<typeof useRequestDividend> }

/** A dividend that can be requested or is under way: how much, until when, and the steps to the payment. */
export function OpenDividend({ dividend, requesting }: OpenDividendProps) {
  const { t } = useTranslation('agentDividends')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { state, rate, netProfit, amount, until, reason, requested, checked, decided, payer } = dividend
  const waits = state === 'ready' || state === 'rejected'
  const share = { rate: formatPercent(rate, tag), amount: formatCurrency(netProfit, money) }
  const moment = (time: number | null) => (time === null ? undefined : formatDayTime(time, tag))
  const order = payer === 'operator' ? (['ready', 'requested', 'checked', 'paid'] as const) : upSteps
  const reached = order.findIndex((step) => step === (waits ? 'ready' : state))
  const times = { ready: null, requested: waits ? null : requested, checked, paid: null }
  return (
    <Card padded={false}>
      <section className={styles.card} data-ready={waits || undefined}>
        <header className={styles.head}>
          <h3>{periodName(dividend, tag)}</h3>
          <DividendState state={state} />
        </header>
        <p className={`fig ${styles.amount}`}>
          <Money amount={amount} {...money} />
        </p>
        <p className="small muted">
          <span>{t('open.share', share)}</span>{' '}
          {waits && <span>{t('open.until', { day: formatDate(lastDayBefore(until), tag) })}</span>}
        </p>
        {state === 'rejected' && reason !== null && (
          <p className={styles.note}>
            <span>{moment(decided)}</span>
            <span>{` · ${t('open.again', { reason })}`}</span>
          </p>
        )}
        <OrderSteps
          inRow
          steps={order.map((step, index) => ({
            key: step,
            state: index < reached ? 'done' : index === reached ? 'now' : 'open',
            title: t(`state.${step}`),
            note: moment(times[step]),
          }))}
        />
        <RequestButton dividend={dividend} requesting={requesting} size="lg" block />
        <p className="tiny faint">{t(`open.hint.${payer}`)}</p>
      </section>
    </Card>
  )
}

const upSteps = ['ready', 'requested', 'paid'] as const
