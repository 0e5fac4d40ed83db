import { ChevronDown, Shuffle } from 'lucide-react'
import { startTransition, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import { useLaunchGame } from '#lib/games/use-launch-game.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useRooms } from '../api/use-rooms.ts'
import {
  anyRoom,
  everyRoom,
  featuredRoom,
  fittingRooms,
  playsOf,
  type RoomChoice,
  type RoomKind,
  readRoomChoice,
  roomsOfKind,
  writeRoomChoice,
} from '../model/rooms.ts'
import { FeaturedRoom, FeaturedSkeleton } from './featured-room.tsx'
import { RoomCard, RoomSkeleton } from './room-card.tsx'
import { RoomTools } from './room-tools.tsx'
import styles from './rooms.module.css'
import { useColumns } from './use-columns.ts'

export interface RoomsProps {
  kind: RoomKind
  /** The vendor of the rooms. Undefined for all vendors. */
  vendor: string | undefined
  /** The page's title. */
  title: string
}

/** How many rooms show before "show all" is pressed, in wide and narrow windows. */
const shownFirst = { wide: 6, narrow: 3 }

/** The page's head, and the rooms that are open now, each with a button to enter it. */
export function Rooms({ kind, vendor, title }: RoomsProps) {
  const { t } = useTranslation('rooms')
  const { t: common } = useTranslation()
  const { tag } = useLanguage()
  const id = useId()
  const launch = useLaunchGame()
  const faultMessage = useFaultMessage()
  const [query, setQuery] = useSearchParams()
  const [all, setAll] = useState(false)
  const first = useColumns() < 5 ? shownFirst.narrow : shownFirst.wide
  const { data: every, dataUpdatedAt, error, isFetching, refetch } = useRooms(vendor)
  const data = every && roomsOfKind(every, kind)
  const choice = readRoomChoice(query, data ?? [])
  const rooms = fittingRooms(data ?? [], choice)
  const any = anyRoom(rooms)
  const featured = featuredRoom(data ?? [])
  const playing = rooms.reduce((sum, { players }) => sum + players, 0)
  const figure = (value: number) => formatCount(value, tag)

  const handleChoose = (change: Partial<RoomChoice>) =>
    startTransition(() =>
      setQuery(writeRoomChoice(query, change), { replace: true, preventScrollReset: true }),
    )
  return (
    <>
      <PageHead
        title={title}
        lead={t(`kind.${kind}.lead`)}
        actions={
          kind === 'cards' && (
            <Button variant="primary" disabled={!any} onClick={() => any && launch(any)}>
              <Shuffle />
              <span>{t('sitAnywhere')}</span>
            </Button>
          )
        }
      />
      {kind === 'bingo' && !data && !error && <FeaturedSkeleton />}
      {featured && (
        <FeaturedRoom
          room={featured}
          seen={gatewayTimeOf(dataUpdatedAt)}
          onEnter={() => launch(featured)}
          onDraw={() => void refetch()}
        />
      )}
      <section aria-labelledby={id} className={styles.section}>
        <h2 id={id} className="visually-hidden">
          {t(`kind.${kind}.title`)}
        </h2>
        <RoomTools kind={kind} plays={data && playsOf(data)} choice={choice} onChange={handleChoose}>
          {data &&
            t('summary', {
              count: rooms.length,
              rooms: figure(rooms.length),
              players: t('playing', { count: playing, figure: figure(playing) }),
            })}
        </RoomTools>
        {data && rooms.length > 0 && (
          <ul className={styles.rooms}>
            {rooms.slice(0, all ? undefined : first).map((room) => (
              <li key={room.roomId}>
                <RoomCard
                  room={room}
                  seen={gatewayTimeOf(dataUpdatedAt)}
                  onEnter={() => launch(room)}
                  onDraw={() => void refetch()}
                />
              </li>
            ))}
          </ul>
        )}
        {data && rooms.length > first && (
          <div className={styles.more}>
            <Button aria-expanded={all} onClick={() => setAll(!all)}>
              <span>
                {all ? t('showFewer') : t('showAll', { count: rooms.length, figure: figure(rooms.length) })}
              </span>
              <ChevronDown data-turned={all || undefined} />
            </Button>
          </div>
        )}
        {data && rooms.length === 0 && (
          <Card>
            <EmptyState
              title={t(data.length === 0 ? 'none' : 'noneFit')}
              action={
                data.length > 0 && <Button onClick={() => handleChoose(everyRoom)}>{t('showEvery')}</Button>
              }
            >
              {t(data.length === 0 ? 'noneText' : 'noneFitText')}
            </EmptyState>
          </Card>
        )}
        {!data && error && (
          <Card>
            <FailureState
              title={t('failed')}
              retry={{ label: common('action.retry'), onPress: () => void refetch(), busy: isFetching }}
            >
              {faultMessage(error)}
            </FailureState>
          </Card>
        )}
        {!data && !error && (
          <>
            <ul className={styles.rooms} aria-hidden="true">
              {Array.from({ length: first }, (_, place) => (
                <li key={place}>
                  <RoomSkeleton />
                </li>
              ))}
            </ul>
            <div className={styles.more}>
              <Skeleton width="160px" height="var(--control-md)" />
            </div>
          </>
        )}
      </section>
    </>
  )
}
