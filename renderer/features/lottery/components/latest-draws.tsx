import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { LotteryGame } from '#shared/contract/endpoints/lottery.ts'
import { lotteryQueries } from '../api/lottery-queries.ts'
import { pathToGame } from '../model/menu-list.ts'
import { DrawRow, DrawSkeletons } from './draw-list.tsx'
import styles from './results-card.module.css'
import { ResultsCard } from './results-card.tsx'

/** The last draw of each game, latest first, for a page on which no game is open. Each leads to its game. */
export function LatestDraws({ games }: { games: readonly LotteryGame[] | undefined }) {
  const { t } = useTranslation('lottery')
  const { code: language } = useLanguage()
  const [query] = useSearchParams()
  const { data, error, isFetching, refetch } = useQuery(lotteryQueries(useGateway(), language).latest())
  const rows = (data?.list ?? [])
    .flatMap(({ gameCode, last }) => {
      const game = games?.find((each) => each.gameCode === gameCode)
      return game && last ? { game, last } : []
    })
    .sort((one, other) => other.last.drawTime - one.last.drawTime)
  return (
    <ResultsCard error={data ? undefined : error} busy={isFetching} onRetry={() => void refetch()}>
      {(!data || !games) && <DrawSkeletons count={9} />}
      {data && games && rows.length === 0 && <p className={styles.none}>{t('opened.none')}</p>}
      <ol className={styles.list}>
        {rows.map(({ game, last }) => (
          <DrawRow
            key={game.gameCode}
            name={
              <Link to={pathToGame(game, query)} className="touch">
                {game.gameName}
              </Link>
            }
            note={`#${last.issue.split('-').at(-1)}`}
            drawTime={last.drawTime}
            numbers={last.numbers}
            latest={false}
          />
        ))}
      </ol>
    </ResultsCard>
  )
}
