import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatAgo } from '#lib/i18n/format-dates.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { categoryOf } from './category-of.ts'
import styles from './game-details.module.css'

const winsShown = 2

/** Details of a game. Its recent wins are requested when this is mounted. */
export function GameDetails({ game }: { game: Game }) {
  const { t } = useTranslation()
  const { code, tag } = useLanguage()
  const { nodeId, vassalage, gameCode, minBet, maxBet, jackpot } = game
  const detail = useQuery(gameQueries(useGateway(), code).detail({ vassalage, gameCode, nodeId }))
  const category = categoryOf(game)
  return (
    <>
      <b className="small">{game.gameName}</b>
      <dl className={styles.facts}>
        <dt>{t('game.vendor')}</dt>
        <dd>{game.vendorName ?? vassalage}</dd>
        {category && (
          <>
            <dt>{t('game.category')}</dt>
            <dd>{t(`category.${category}`)}</dd>
          </>
        )}
        {minBet && maxBet && (
          <>
            <dt>{t('game.bets')}</dt>
            <dd className="num">
              {t('game.betRange', { min: formatMoney(minBet, tag), max: formatMoney(maxBet, tag) })}
            </dd>
          </>
        )}
        {jackpot && (
          <>
            <dt>{t('game.jackpot')}</dt>
            <dd className="num">{formatMoney(jackpot, tag)}</dd>
          </>
        )}
      </dl>
      {!detail.isError && (
        <>
          <hr className={styles.line} />
          <span className="faint">{t('game.recentWins')}</span>
          <RecentWins
            wins={detail.data?.recentWins}
            now={detail.dataUpdatedAt}
            tag={tag}
            none={t('game.noWins')}
          />
        </>
      )}
    </>
  )
}

type Win = { customerName: string; winAmount: Parameters<typeof formatMoney>[0]; time: number }

type RecentWinsProps = { wins: readonly Win[] | undefined; now: number; tag: string; none: string }

function RecentWins({ wins, now, tag, none }: RecentWinsProps) {
  if (!wins) return <Skeleton height={`${winsShown * 22 - 4}px`} />
  if (wins.length === 0) return <span>{none}</span>
  return (
    <dl className={styles.facts}>
      {wins.slice(0, winsShown).map(({ customerName, winAmount, time }) => (
        <div key={`${customerName} ${time}`} className={styles.win}>
          <dt>
            {customerName}, {formatAgo(time, now, tag)}
          </dt>
          <dd className="num">{formatMoney(winAmount, tag)}</dd>
        </div>
      ))}
    </dl>
  )
}
