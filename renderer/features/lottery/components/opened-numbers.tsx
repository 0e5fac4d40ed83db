import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatDay } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Button } from '#ui/button/button.tsx'
import { lotteryQueries } from '../api/lottery-queries.ts'
import { DrawRow, DrawSkeletons } from './draw-list.tsx'
import styles from './results-card.module.css'
import { ResultsCard } from './results-card.tsx'

/** How many draws are shown before the rest is asked for. Fewer if each has many numbers. */
const shownFirst = (numbers: number): number => (numbers > 6 ? 5 : 8)

/** The past draws of a game by day, latest first. Part of the page, so that only the page scrolls. */
export function OpenedNumbers({ gameCode, game }: { gameCode: string; game: string | undefined }) {
  const { t } = useTranslation(['lottery', 'common'])
  const { code: language, tag } = useLanguage()
  const [whole, setWhole] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(
    lotteryQueries(useGateway(), language).opened(gameCode),
  )
  const list = data?.list ?? []
  const few = shownFirst(list[0]?.numbers.length ?? 0)
  const days = Map.groupBy(whole ? list : list.slice(0, few), ({ drawTime }) => formatDay(drawTime, tag))
  return (
    <ResultsCard
      game={game}
      error={data ? undefined : error}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {!data && <DrawSkeletons count={8} />}
      {data && list.length === 0 && <p className={styles.none}>{t('opened.none')}</p>}
      {[...days].map(([day, draws]) => (
        <div key={day}>
          <h3>{day}</h3>
          <ol className={styles.list}>
            {draws.map((draw) => (
              <DrawRow
                key={draw.issue}
                name={`#${draw.issue.split('-').at(-1)}`}
                drawTime={draw.drawTime}
                numbers={draw.numbers}
                latest={draw === list[0]}
              />
            ))}
          </ol>
        </div>
      ))}
      {list.length > few && (
        <Button
          variant="quiet"
          className={styles.more}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('opened.fewer') : t('opened.all', { count: list.length })}
        </Button>
      )}
    </ResultsCard>
  )
}
