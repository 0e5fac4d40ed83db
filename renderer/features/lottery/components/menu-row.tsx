import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { LotteryGame } from '#shared/contract/endpoints/lottery.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import type { Draws } from '../api/use-draws.ts'
import { Countdown } from './countdown.tsx'
import styles from './game-menu.module.css'

type MenuRowProps = {
  game: LotteryGame
  to: string
  /** Whether it is the game beside the menu, which shows its clock. */
  current: boolean
  favourite: boolean
  draws: Draws | undefined
  onFavourite: () => void
}

/** A lottery game in the menu: its name, its next draw and its heart. */
export function MenuRow({ game, to, current, favourite, draws, onFavourite }: MenuRowProps) {
  const { t } = useTranslation(['lottery', 'common'])
  const { gameName, gameCode } = game
  const minutes = Math.round(game.drawEvery / 60_000)
  const draw = draws?.list.find((each) => each.gameCode === gameCode)
  return (
    <li className={styles.row} data-current={current || undefined}>
      <Link to={to} aria-current={current || undefined} className={styles.game}>
        <span className={styles.words}>
          <b>{gameName}</b>
          <small>{minutes === 1 ? t('draw.everyMinute') : t('draw.every', { minutes })}</small>
        </span>
        {!current && draws && draw && <Countdown closeTime={draw.next.closeTime} />}
      </Link>
      <IconButton
        label={t(favourite ? 'common:game.removeFavourite' : 'common:game.addFavourite', { game: gameName })}
        size="sm"
        className={styles.heart}
        data-on={favourite || undefined}
        onClick={onFavourite}
      >
        <Heart />
      </IconButton>
    </li>
  )
}
