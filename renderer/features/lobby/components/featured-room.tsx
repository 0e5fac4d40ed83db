import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Room } from '#shared/contract/endpoints/rooms.ts'
import { Button } from '#ui/button/button.tsx'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Countdown } from './countdown.tsx'
import styles from './featured-room.module.css'

type FeaturedRoomProps = {
  /** A room that draws at set times. */
  room: Room
  /** When the room was fetched, in milliseconds since 1970. */
  seen: number
  onEnter: () => void
  /** Called when the room's draw is due. */
  onDraw: () => void
}

/** The bingo room with the largest pot: when it draws, what for, and the way in. */
export function FeaturedRoom({ room, seen, onEnter, onDraw }: FeaturedRoomProps) {
  const { t } = useTranslation('rooms')
  const { tag } = useLanguage()
  const titleId = useId()
  const { roomName, icon, gameName, pot, stake, players, startsIn } = room
  const words = {
    price: formatMoney(stake, tag),
    playing: t('playing', { count: players, figure: formatCount(players, tag) }),
  }
  return (
    <section aria-labelledby={titleId} className={styles.featured} data-theme="dark">
      <div className={styles.words}>
        {startsIn != null && (
          <span className={styles.clock}>
            <Countdown until={seen + startsIn} onEnd={onDraw} label={(time) => t('startsIn', { time })} />
          </span>
        )}
        <h2 id={titleId}>{roomName}</h2>
        <p>
          {pot == null
            ? t('featured.card', words)
            : t('featured.pot', { ...words, pot: formatMoney(pot, tag) })}
        </p>
        <Button variant="primary" aria-label={t('featured.buyIn', { room: roomName })} onClick={onEnter}>
          {t('featured.buy')}
        </Button>
      </div>
      <span className={styles.picture}>
        <GamePicture icon={icon} name={gameName} />
      </span>
    </section>
  )
}

/** Placeholder for the room while the rooms load. */
export const FeaturedSkeleton = () => (
  <div className={styles.featured} data-theme="dark" aria-hidden="true">
    <Skeleton width="40%" height="34px" />
    <span className={styles.picture}>
      <Skeleton height="100%" />
    </span>
  </div>
)
