import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { missions } from '#shared/contract/endpoints/missions.ts'
import type { Amount } from '#shared/domain/money.ts'
import { Money } from '#ui/money/money.tsx'
import styles from './missions.module.css'

type Board = ValueOf<typeof missions.leaderboard>

/** The first twenty, and the member's own place. */
export function LeaderboardPlaces({ board: { list, own, settled } }: { board: Board }) {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const beyond = own.place !== null && own.place > list.length
  return (
    <>
      <ol className={styles.board} aria-label={t('board.title')}>
        {list.map(({ place, customerName, amount, prize }) => (
          <Place
            key={place}
            place={place}
            name={place === own.place ? t('board.you') : customerName}
            own={place === own.place}
            amount={amount}
            prize={prize}
          />
        ))}
        {beyond && own.place !== null && (
          <Place place={own.place} name={t('board.you')} own amount={own.amount} prize={own.prize} />
        )}
      </ol>
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
  return (
    <li data-own={own || undefined}>
      <span className={styles.rank} data-top={place <= 3 || undefined}>
        {formatCount(place, tag)}
      </span>
      <bdi className="clip">{name}</bdi>
      <span className={styles.bets}>
        <span className="visually-hidden">{t('board.bets')} </span>
        <Money amount={amount} {...money} />
      </span>
      <b>
        <span className="visually-hidden">{t('board.prize')} </span>
        <Money amount={prize} {...money} />
      </b>
    </li>
  )
}
