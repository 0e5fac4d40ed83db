import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import { useDemoPlay } from '#lib/games/use-demo-play.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatAgo } from '#lib/i18n/format-dates.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { categoryOf } from './category-of.ts'
import styles from './game-details.module.css'
import { useFactWords } from './use-fact-words.ts'

const winsShown = 2

/** Opens the drawer in the top layer, where neither a dialog nor a row clips it, anchored to its tile. */
function openAtTile(drawer: HTMLDivElement | null): void {
  const tile = drawer?.closest('article')
  if (tile) drawer?.showPopover({ source: tile })
}

export interface GameDetailsProps {
  game: Game
  /** Of the tile. */
  size: 'tall' | 'wide'
}

/** What a tile shows while it is looked at: the game's details beside it, and where it is offered its demo. */
export function GameDetails({ game, size }: GameDetailsProps) {
  return (
    <>
      <Details game={game} />
      {game.demo && <DemoButton game={game} size={size} />}
    </>
  )
}

/** Lies over the foot of the tile's picture. */
function DemoButton({ game, size }: GameDetailsProps) {
  const { t } = useTranslation('facts')
  const demoPlay = useDemoPlay()
  return (
    demoPlay && (
      <div className={styles.demo} data-shape={size}>
        <Button
          size="sm"
          block
          aria-label={t('freePlay.of', { game: game.gameName })}
          onClick={() => demoPlay(game)}
        >
          {t('freePlay.start')}
        </Button>
      </div>
    )
  )
}

/** The recent wins are requested when this is mounted. */
function Details({ game }: { game: Game }) {
  const { t } = useTranslation()
  const { t: fact } = useTranslation('facts')
  const words = useFactWords()
  const { code, tag } = useLanguage()
  const { nodeId, vassalage, gameCode, minBet, maxBet, jackpot, rtp, volatility } = game
  const detail = useQuery(gameQueries(useGateway(), code).detail({ vassalage, gameCode, nodeId }))
  const category = categoryOf(game)
  return (
    <div ref={openAtTile} popover="manual" className={styles.drawer}>
      <b className="small">{game.gameName}</b>
      <dl className={styles.facts}>
        <dt>{fact('vendor')}</dt>
        <dd>{game.vendorName ?? vassalage}</dd>
        {category && (
          <>
            <dt>{fact('category')}</dt>
            <dd>{t(`category.${category}`)}</dd>
          </>
        )}
        {minBet && maxBet && (
          <>
            <dt>{fact('bets')}</dt>
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
        {rtp && (
          <>
            <dt>{fact('rtp')}</dt>
            <dd className="num">{words.rtp(rtp)}</dd>
          </>
        )}
        {volatility && (
          <>
            <dt>{fact('volatility.label')}</dt>
            <dd>{words.volatility(volatility)}</dd>
          </>
        )}
      </dl>
      {!detail.isError && (
        <>
          <hr className={styles.line} />
          <span className="faint">{fact('recentWins')}</span>
          <RecentWins
            wins={detail.data?.recentWins}
            now={gatewayTimeOf(detail.dataUpdatedAt)}
            tag={tag}
            none={fact('noWins')}
          />
        </>
      )}
    </div>
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
          <dt>{`${customerName}, ${formatAgo(time, now, tag)}`}</dt>
          <dd className="num">{formatMoney(winAmount, tag)}</dd>
        </div>
      ))}
    </dl>
  )
}
