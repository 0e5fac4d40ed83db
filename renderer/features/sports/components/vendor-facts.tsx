import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { isLotteryType } from '#shared/domain/game-types.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import type { EventsOfVendor } from '../api/use-events.ts'
import { NextStart } from './next-start.tsx'
import styles from './vendor-card.module.css'

export interface VendorFactsProps {
  events: EventsOfVendor
  onStart: () => void
}

const nextOf = ({ gameType, number }: EventsOfVendor) => {
  if (gameType === 'LOTT' || gameType === 'ELOTT') return 'nextDraw'
  return typeof number === 'number' ? 'nextFight' : 'nextMatch'
}

/** What a vendor has in play and today, when the next match or draw starts, and its bet limits. */
export function VendorFacts({ events, onStart }: VendorFactsProps) {
  const { t } = useTranslation(['sports', 'common'])
  const { tag } = useLanguage()
  const { today, live, number, nextAt, minBet, maxBet, gameType } = events
  const matches = gameType === 'ESPORTS' ? ('matches' as const) : ('events' as const)
  return (
    <Facts className={styles.facts}>
      {typeof today === 'number' && (
        <Fact name={t('now')}>
          {typeof number === 'number' ? (
            t('fight', { number: formatCount(number, tag), total: formatCount(today, tag) })
          ) : (
            <>
              {typeof live === 'number' && live > 0 && (
                <span className={styles.live}>{t('live', { number: formatCount(live, tag) })}</span>
              )}
              <span>{t(`today.${matches}`, { count: today, number: formatCount(today, tag) })}</span>
            </>
          )}
        </Fact>
      )}
      {nextAt !== undefined && (
        <Fact name={t(nextOf(events))}>
          <NextStart key={nextAt} at={nextAt} onStart={onStart} />
        </Fact>
      )}
      <Fact name={t('limits')}>
        {t('common:game.betRange', {
          min: writeMoney(minBet, tag, 'whole'),
          max: writeMoney(maxBet, tag, 'whole'),
        })}
      </Fact>
    </Facts>
  )
}

/** Room for the facts that most vendors have, until they are known. Lotteries don't say how many draws there are today. */
export const VendorFactsRoom = ({ category }: { category: string }) => (
  <div className={styles.facts} aria-hidden="true">
    <Facts>
      {Array.from({ length: isLotteryType(category) ? 2 : 3 }, (_, place) => (
        <Fact key={place} name={'\u00A0'}>
          {'\u00A0'}
        </Fact>
      ))}
    </Facts>
  </div>
)
