import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatClock } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Card } from '#ui/card/card.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { lotteryQueries } from '../api/lottery-queries.ts'
import { DrawnNumbers } from './drawn-numbers.tsx'
import styles from './opened-numbers.module.css'

/** The past draws of a game, latest first. */
export function OpenedNumbers({ gameCode }: { gameCode: string | undefined }) {
  const { t } = useTranslation(['lottery', 'common'])
  const { code: language, tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useQuery({
    ...lotteryQueries(useGateway(), language).opened(gameCode ?? ''),
    enabled: gameCode !== undefined,
  })
  return (
    <Card padded={false} className={styles.card}>
      <h2 id="opened-title">{t('opened.title')}</h2>
      {!data && error ? (
        <FailureState
          title={t('opened.failed')}
          retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
        >
          {faultMessage(error)}
        </FailureState>
      ) : (
        <div role="region" aria-labelledby="opened-title" tabIndex={0} className={styles.scroller}>
          {data?.list.length === 0 && <p className={styles.none}>{t('opened.none')}</p>}
          <table>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t('opened.draw')}</th>
                <th scope="col">{t('opened.time')}</th>
                <th scope="col">{t('opened.numbers')}</th>
              </tr>
            </thead>
            <tbody>
              {data
                ? data.list.map(({ issue, numbers, drawTime }, index) => (
                    <tr key={issue}>
                      <th scope="row">{issue.split('-').at(-1)}</th>
                      <td>{formatClock(drawTime, tag)}</td>
                      <td>
                        <DrawnNumbers numbers={numbers} latest={index === 0} />
                      </td>
                    </tr>
                  ))
                : Array.from({ length: 12 }, (_, index) => (
                    <tr key={index}>
                      <td colSpan={3}>
                        <Skeleton height="26px" />
                      </td>
                    </tr>
                  ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
