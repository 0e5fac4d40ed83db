import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatDayTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { agentIncome } from '#shared/contract/endpoints/agent-income.ts'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { RecordPager } from '#ui/record-table/record-pager.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './income.module.css'
import { IncomeAmount } from './income-amount.tsx'

const bookingsPerPage = 8

/** The salaries and dividends of a day, each with its number. */
export function DayBookings({ date }: { date: string }) {
  const { t } = useTranslation('agentIncome')
  const { tag } = useLanguage()
  const [page, setPage] = useState(1)
  const asked = { date, pageNo: page, pageSize: bookingsPerPage }
  const query = useQuery(recordQuery(useGateway(), agentIncome.bookings, asked))
  const { data, error, isPlaceholderData } = query
  return (
    <section className={styles.section} aria-labelledby="income-rest">
      <h3 id="income-rest">{t('day.rest')}</h3>
      {!data && (error ? <LoadFailure query={query} title={t('day.failed')} /> : <Skeleton height="60px" />)}
      {data?.total === 0 && <p className="small muted">{t('day.noRest')}</p>}
      {data && data.total > 0 && (
        <ul className={styles.rows} aria-labelledby="income-rest" aria-busy={isPlaceholderData}>
          {data.list.map(({ part, time, reference, count, amount }) => (
            <li key={`${part} ${reference}`}>
              <b>{t(`part.${part}`)}</b>
              <b>
                <IncomeAmount amount={amount} />
              </b>
              <small className="num">{formatDayTime(time, tag)}</small>
              <small className="num">
                {count === 1 ? reference : t('day.payments', { count, number: formatCount(count, tag) })}
              </small>
            </li>
          ))}
        </ul>
      )}
      {data && data.totalPages > 1 && (
        <RecordPager
          data={data}
          stale={isPlaceholderData}
          page={page}
          perPage={bookingsPerPage}
          onPage={setPage}
          pages={t('day.restPages')}
        />
      )}
    </section>
  )
}
