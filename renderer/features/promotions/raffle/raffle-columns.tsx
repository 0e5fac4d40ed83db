import { Banknote, Coins } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatAgo } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Promotion, Raffle } from '#shared/contract/endpoints/promotions.ts'
import { Card } from '#ui/card/card.tsx'
import styles from './raffle-columns.module.css'
import { blanksInTwenty, chanceOf } from './raffle-figures.ts'
import { usePrizeText } from './use-prize-text.ts'

export type RafflePartProps = { promotion: Promotion; raffle: Raffle }

type RaffleColumnsProps = { raffle: Raffle; children?: ReactNode }

/** Below the stage: the prizes, the member's draws and the latest winners. */
export function RaffleColumns({ raffle, children }: RaffleColumnsProps) {
  return (
    <div className={styles.columns} data-own={children ? '' : undefined}>
      <Prizes raffle={raffle} />
      {children}
      {raffle.winners.length > 0 && <Winners raffle={raffle} />}
    </div>
  )
}

function Prizes({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('promotions')
  const { tag } = useLanguage()
  const prizeText = usePrizeText()
  const count = (number: number) => formatCount(number, tag)
  const blanks = blanksInTwenty(raffle)
  return (
    <section aria-labelledby="prizes">
      <h2 id="prizes">{t('raffle.prizes')}</h2>
      <Card className={styles.prizes}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('raffle.prize')}</th>
              <th scope="col">{t('raffle.stock')}</th>
              <th scope="col">{t('raffle.chance')}</th>
            </tr>
          </thead>
          <tbody>
            {raffle.prizes.map((prize) => {
              const chance = chanceOf(raffle, prize)
              return (
                <tr key={prize.prizeId}>
                  <th scope="row">{prizeText(prize)}</th>
                  <td className="num">
                    <span>{t('raffle.of', { left: count(prize.left), all: count(prize.count) })}</span>
                    <span className={styles.bar} aria-hidden="true">
                      <i style={{ inlineSize: `${(100 * prize.left) / Math.max(1, prize.count)}%` }} />
                    </span>
                  </td>
                  <td className="num">
                    {chance === undefined ? t('raffle.gone') : t('raffle.oneIn', { number: count(chance) })}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Card>
      <p className={styles.note}>
        {blanks !== undefined && <span>{t('raffle.blanks', { number: blanks })}</span>}{' '}
        <span>{t('raffle.all', { all: count(raffle.draws), gone: count(raffle.gone) })}</span>
      </p>
    </section>
  )
}

function Winners({ raffle: { winners, now } }: { raffle: Raffle }) {
  const { t } = useTranslation('promotions')
  const { tag } = useLanguage()
  const prizeText = usePrizeText()
  return (
    <section aria-labelledby="winners">
      <h2 id="winners">{t('raffle.winners')}</h2>
      <Card className={styles.rows}>
        <ul>
          {winners.map((winner) => (
            <li key={`${winner.time} ${winner.customerName}`}>
              <span className={styles.icon}>{winner.amount === null ? <Coins /> : <Banknote />}</span>
              <div className="grow">
                <b>{prizeText(winner)}</b>
                <small className="num">
                  {`${winner.customerName} · ${formatAgo(winner.time, now, tag)}`}
                </small>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
