import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Room } from '#shared/contract/endpoints/rooms.ts'
import { Button } from '#ui/button/button.tsx'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { isFull } from '../model/rooms.ts'
import { Countdown } from './countdown.tsx'
import styles from './room-card.module.css'

export interface RoomCardProps {
  room: Room
  /** When the room was fetched, in milliseconds since 1970. */
  seen: number
  onEnter: () => void
  /** Called when the room's draw is due. */
  onDraw: () => void
}

/** Rooms with more seats show them as a number only, without dots. */
const mostDots = 10

/** One room: its price, its players and the button to enter it. */
export function RoomCard({ room, seen, onEnter, onDraw }: RoomCardProps) {
  const { t } = useTranslation('rooms')
  const { tag } = useLanguage()
  const { roomName, note, stake, buyIn, pot, players, seats, startsIn, icon, gameName, vendorName } = room
  const draws = startsIn != null
  const facts = [
    [t(draws ? 'card' : 'stake'), stake],
    [t('bring'), buyIn],
    [t('pot'), pot],
  ] as const
  return (
    <article className={styles.room}>
      <span className={styles.picture}>
        <GamePicture icon={icon} name={gameName} />
      </span>
      <div className={styles.text}>
        <h3 className="clip">{roomName}</h3>
        <p className="clip">{note ?? vendorName}</p>
        <dl>
          {facts.map(
            ([name, amount]) =>
              amount != null && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="num">{formatMoney(amount, tag)}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <div className={styles.act}>
        {draws ? (
          <Countdown until={seen + startsIn} onEnd={onDraw} label={(time) => t('startsIn', { time })} />
        ) : (
          <Seats players={players} seats={seats} />
        )}
        {isFull(room) ? (
          <Tag>{t('full')}</Tag>
        ) : (
          <Button
            size="sm"
            variant="accent"
            aria-label={t(draws ? 'enterRoom' : 'sitDownAt', { room: roomName })}
            onClick={onEnter}
          >
            {t(draws ? 'enter' : 'sitDown')}
          </Button>
        )}
      </div>
    </article>
  )
}

function Seats({ players, seats }: Pick<Room, 'players' | 'seats'>) {
  const { t } = useTranslation('rooms')
  const { tag } = useLanguage()
  const figure = formatCount(players, tag)
  if (seats == null) return <span className={styles.seats}>{t('playing', { count: players, figure })}</span>
  return (
    <span className={styles.seats}>
      {seats <= mostDots && (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: seats }, (_, seat) => (
            <i key={seat} data-on={seat < players || undefined} />
          ))}
        </span>
      )}
      <span>{t('seats', { taken: figure, count: seats, seats: formatCount(seats, tag) })}</span>
    </span>
  )
}

/** Placeholder for a room that is still loading. */
export const RoomSkeleton = () => (
  <div className={styles.room}>
    <Skeleton height="auto" className={styles.picture} />
    <div className={styles.text}>
      <Skeleton width="60%" height="16px" />
      <Skeleton width="80%" height="12px" />
    </div>
    <Skeleton width="74px" height="32px" className={styles.act} />
  </div>
)
