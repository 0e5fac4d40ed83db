import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatDayTime } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { agentIncome } from '#shared/contract/endpoints/agent-income.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Money } from '#ui/money/money.tsx'
import { RecordPager } from '#ui/record-table/record-pager.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { IncomeDay } from '../model/income-day.ts'
import styles from './income.module.css'

const linesPerPage = 8

/** How the rebate of a day comes about: each line's valid bets, and the part of the rate that the agent keeps. */
export function DayRebates({ date, state }: Pick<IncomeDay, 'date' | 'state'>) {
  const { t } = useTranslation('agentIncome')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const [page, setPage] = useState(1)
  const asked = { date, pageNo: page, pageSize: linesPerPage }
  const query = useQuery(recordQuery(useGateway(), agentIncome.rebates, asked))
  const { data, error, isPlaceholderData } = query
  const percent = (rate: string) => formatPercent(rate, tag)
  return (
    <section className={styles.section} aria-labelledby="income-rebate">
      <h3 id="income-rebate">{t('day.rebate')}</h3>
      {!data && (error ? <LoadFailure query={query} title={t('day.failed')} /> : <Skeleton height="120px" />)}
      {data && (
        <>
          {data.total === 0 ? (
            <p className="small muted">{t('day.noRebate')}</p>
          ) : (
            <ul className={styles.rows} aria-labelledby="income-rebate" aria-busy={isPlaceholderData}>
              {data.list.map(({ account, own, validBet, ownRate, lineRate, kept, amount }) => (
                <li key={`${account} ${own}`}>
                  <b>{own ? t('day.own') : <bdi>{account}</bdi>}</b>
                  <b>
                    <Money amount={amount} {...money} />
                  </b>
                  <small className="num">{`${t('day.validBet')}: ${formatCurrency(validBet, money)}`}</small>
                  <small className="num">
                    {t('day.kept', {
                      own: percent(ownRate),
                      line: percent(lineRate),
                      kept: percent(kept),
                    })}
                  </small>
                </li>
              ))}
            </ul>
          )}
          {data.totalPages > 1 && (
            <RecordPager
              data={data}
              stale={isPlaceholderData}
              page={page}
              perPage={linesPerPage}
              onPage={setPage}
              pages={t('day.linePages')}
            />
          )}
          {data.totals && data.total > 0 && (
            <Facts>
              <Fact name={t('day.validBet')}>
                <Money amount={data.totals.validBet} {...money} />
              </Fact>
              <Fact name={t('day.amount')} total>
                <Money amount={data.totals.amount} {...money} />
              </Fact>
            </Facts>
          )}
          {data.total > 0 && (
            <p className="tiny muted num">
              {data.paid
                ? t('day.paid', { time: formatDayTime(data.paid.time, tag), reference: data.paid.reference })
                : (state === 'walletFull' || state === 'counting') && t(`day.${state}`)}
            </p>
          )}
        </>
      )}
    </section>
  )
}
