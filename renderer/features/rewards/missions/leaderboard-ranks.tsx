import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { missions } from '#shared/contract/endpoints/missions.ts'
import type { Amount } from '#shared/domain/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Money } from '#ui/money/money.tsx'
import styles from './missions.module.css'

type Board = ValueOf<typeof missions.leaderboard>

/** How many places are shown before all are asked for. */
const first = 5

/** The first places and the member's own one; on request all that the gateway names. */
export function LeaderboardRanks({ board: { list, own, settled } }: { board: Board }) {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const [all, setAll] = useState(false)
  const shown = all ? list : list.slice(0, first)
  const isShown = shown.some(({ place }) => place === own.place)
  return (
    <>
      <div className={styles.board}>
        {/* Every place says these itself. */}
        <div className={styles.heads} aria-hidden="true">
          <span>{t('board.rank')}</span>
          <span>{t('board.player')}</span>
          <span>{t('board.bets')}</span>
          <span>{t('board.prize')}</span>
        </div>
        <ol aria-label={t('board.title')}>
          {shown.map(({ place, customerName, amount, prize }) => (
            <Place
              key={place}
              place={place}
              name={place === own.place ? t('board.you') : customerName}
              own={place === own.place}
              amount={amount}
              prize={prize}
            />
          ))}
          {!isShown && own.place !== null && (
            <Place place={own.place} name={t('board.you')} own amount={own.amount} prize={own.prize} />
          )}
        </ol>
      </div>
      {list.length > first && (
        <Button size="sm" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('board.fewer') : t('board.more', { count: list.length })}
        </Button>
      )}
      <p className={styles.gap}>
        {own.toNext !== null && own.place !== null
          ? t('board.gap', {
              amount: formatCurrency(own.toNext, money),
              place: formatCount(own.place - 1, tag),
            })
          : own.place === null && t(settled ? 'board.notPlaced' : 'board.noPlace')}
      </p>
    </>
  )
}

type PlaceProps = { place: number; name: string; own: boolean; amount: Amount; prize: Amount }

function Place({ place, name, own, amount, prize }: PlaceProps) {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const whole = { ...money, form: 'whole' } as const
  return (
    <li data-own={own || undefined}>
      <span className={styles.rank} data-top={place <= 3 || undefined}>
        {formatCount(place, tag)}
      </span>
      <bdi className="clip">{name}</bdi>
      <span className={styles.bets}>
        <span className="visually-hidden">{`${t('board.bets')} `}</span>
        <Money amount={amount} {...money} />
      </span>
      <b>
        <span className="visually-hidden">{`${t('board.prize')} `}</span>
        <span>{formatCurrency(prize, whole)}</span>
      </b>
    </li>
  )
}
