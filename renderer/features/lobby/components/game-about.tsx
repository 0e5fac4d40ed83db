import { Link2, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDemoPlay } from '#lib/games/use-demo-play.ts'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { formatAgo } from '#lib/i18n/format-dates.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import type { Game, WinnerEntry } from '#shared/contract/endpoints/games.ts'
import { Button } from '#ui/button/button.tsx'
import { categoryOf } from '#ui/game-card/category-of.ts'
import { FavouriteHeart } from '#ui/game-card/favourite-heart.tsx'
import { useFactWords } from '#ui/game-card/use-fact-words.ts'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { detailsLink } from '../model/details-link.ts'
import styles from './game-details.module.css'

export interface GameAboutProps {
  game: Game
  wins: readonly WinnerEntry[]
  /** When the wins were fetched, in milliseconds since 1970. */
  seen: number
}

/** A game's facts and latest wins, with buttons to play it and to copy its link. */
export function GameAbout({ game, wins, seen }: GameAboutProps) {
  const { t } = useTranslation('lobby')
  const { t: common } = useTranslation()
  const { t: fact } = useTranslation('facts')
  const { tag } = useLanguage()
  const words = useFactWords()
  const { publicOrigin } = usePlatform()
  const launch = useLaunchGame()
  const demoPlay = useDemoPlay()
  const { gameName, icon, minBet, maxBet, jackpot, gameGroupCode, rtp, volatility, features } = game
  const category = categoryOf(game)
  // The tag is mostly one of the features, in the gateway's words.
  const known = [gameGroupCode, ...(features ?? []).map(words.feature)].filter(Boolean)
  const facts = [
    [fact('vendor'), game.vendorName ?? game.vassalage],
    [fact('category'), category && common(`category.${category}`)],
    [
      fact('bets'),
      minBet &&
        maxBet &&
        common('game.betRange', { min: formatMoney(minBet, tag), max: formatMoney(maxBet, tag) }),
    ],
    [common('game.jackpot'), jackpot && formatMoney(jackpot, tag)],
    [fact('rtpLong'), rtp && words.rtp(rtp)],
    [fact('volatility.label'), volatility && words.volatility(volatility)],
    [fact('feature.label'), [...new Set(known)].join(', ')],
  ] as const

  const copyLink = () => {
    const link = detailsLink(publicOrigin, game)
    navigator.clipboard.writeText(link).then(
      () => showToast({ title: t('details.copied') }),
      // The browser denied clipboard access. Show the link so that it can be copied by hand.
      () => showToast({ title: t('details.copyFailed'), body: link }),
    )
  }
  return (
    <div className={styles.about}>
      <div className={styles.picture}>
        <GamePicture icon={icon} name={gameName} variant="wide" />
        <FavouriteHeart game={game} />
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <section>
        <h3>{fact('recentWins')}</h3>
        {wins.length === 0 && <p className="muted small">{fact('noWins')}</p>}
        <ul className={styles.wins}>
          {wins.map(({ customerName, winAmount, time }) => (
            <li key={`${customerName} ${time}`}>
              <span>
                <b>{customerName}</b> <small>{formatAgo(time, seen, tag)}</small>
              </span>
              <span className="fig">{formatMoney(winAmount, tag)}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="lg"
          block
          aria-label={common('game.play', { game: gameName })}
          onClick={() => launch(game)}
        >
          <Play />
          <span>{t('details.play')}</span>
        </Button>
        {game.demo && demoPlay && (
          <Button size="lg" onClick={() => demoPlay(game)}>
            {fact('freePlay.start')}
          </Button>
        )}
        <Button size="lg" onClick={copyLink}>
          <Link2 />
          <span>{t('details.copy')}</span>
        </Button>
      </div>
    </div>
  )
}
