import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDayTime } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentDividends } from '#shared/contract/endpoints/agent-dividends.ts'
import { isZero } from '#shared/domain/money.ts'
import { Card } from '#ui/card/card.tsx'
import { Money } from '#ui/money/money.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { lastDayBefore, periodName } from '../model/period-name.ts'
import styles from './dividends.module.css'

type Requests = ValueOf<typeof agentDividends.requests>

const dayLength = 86_400_000

/** How far a condition is, for its bar. One that asks for nothing is full once it is met. */
const shareOf = (reached: number, needed: number, met: boolean) =>
  met ? 1 : needed > 0 ? Math.max(0, reached) / needed : 0

/** The running period: what it would come to now, and how far its conditions are. */
export function RunningPeriod({ running, asOf }: Pick<Requests, 'running' | 'asOf'>) {
  const { t } = useTranslation('agentDividends')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  if (!running)
    return (
      <Card padded={false}>
        <div className={styles.card}>
          <h3>{t('noContract.title')}</h3>
          <p className="small muted">{t('noContract.hint')}</p>
        </div>
      </Card>
    )
  const { to, rate, amount, activeMembers, validBet, netProfit } = running
  const short = (value: string) => formatCurrency(value, { ...money, form: 'short' })
  const conditions = [
    {
      key: 'activeMembers',
      ...activeMembers,
      text: t('running.of', {
        reached: formatCount(activeMembers.reached, tag),
        needed: formatCount(activeMembers.needed, tag),
      }),
    },
    {
      key: 'validBet',
      ...validBet,
      text: t('running.of', { reached: short(validBet.reached), needed: short(validBet.needed) }),
    },
    {
      key: 'netProfit',
      ...netProfit,
      text: t(isZero(netProfit.needed) ? 'running.above' : 'running.of', {
        reached: short(netProfit.reached),
        needed: short(netProfit.needed),
      }),
    },
  ] as const
  const days = Math.max(0, Math.ceil((to - asOf) / dayLength))
  return (
    <Card padded={false}>
      <section className={styles.card}>
        <header className={styles.head}>
          <h3>{t('running.title', { period: periodName(running, tag) })}</h3>
          <Tag>{t('running.left', { count: days })}</Tag>
        </header>
        <p className={`fig ${styles.amount}`}>
          <Money amount={amount} {...money} />
        </p>
        <p className="small muted">
          {t('running.share', {
            rate: formatPercent(rate, tag),
            amount: formatCurrency(netProfit.reached, money),
            day: formatDayTime(lastDayBefore(to), tag),
          })}
        </p>
        <ul className={styles.conditions} aria-label={t('running.conditions')}>
          {conditions.map(({ key, reached, needed, met, text }) => (
            <li key={key}>
              <i data-met={met || undefined}>{met ? <Check /> : <Minus />}</i>
              <div className={styles.condition}>
                <p>
                  <span>{t(`running.${key}`)}</span>
                  <b className="num">{text}</b>
                </p>
                <Progress
                  label={t(`running.${key}`)}
                  text={text}
                  share={shareOf(Number(reached), Number(needed), met)}
                />
              </div>
            </li>
          ))}
        </ul>
        <p className="tiny faint">
          {t(conditions.every(({ met }) => met) ? 'running.met' : 'running.unmet')}
        </p>
      </section>
    </Card>
  )
}
