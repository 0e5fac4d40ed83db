import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { missionPeriods } from '#shared/contract/endpoints/missions.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ClaimOutcome } from '../claims/claim-outcome.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { MissionRow } from './mission-row.tsx'
import styles from './missions.module.css'
import { useMissions } from './use-missions.ts'
import { useTimeLeft } from './use-time-left.ts'

/** Missions with their progress, and the leaderboard of the week. */
export function MissionLeaderboard() {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  return (
    <>
      <CentreHead note={t('missions.note', { zone: zoneName(tag) })} />
      <div className={styles.two}>
        <Missions />
        <Leaderboard />
      </div>
    </>
  )
}

function Missions() {
  const { t } = useTranslation('rewards')
  const money = useMoneyFormat()
  const timeLeft = useTimeLeft()
  const { query, claim } = useMissions()
  const [period, setPeriod] = useState<(typeof missionPeriods)[number]>('daily')
  const { data, error } = query
  if (error && !data) return <LoadFailure query={query} title={t('missions.failed')} />
  return (
    <section className={styles.part}>
      <div className={styles.spread}>
        <SegmentedControl
          label={t('missions.period')}
          segments={missionPeriods.map((value) => ({ value, label: t(`missions.${value}`) }))}
          value={period}
          onValueChange={setPeriod}
        />
        {data && (
          <small className="muted">
            {t('missions.ends', { left: timeLeft(period === 'daily' ? data.dayEnds : data.weekEnds) })}
          </small>
        )}
      </div>
      <ClaimOutcome
        claim={claim}
        done={({ amount }) => t('claim.done', { amount: formatCurrency(amount, money) })}
      />
      {data ? (
        <ul className={styles.list} aria-label={t(`missions.${period}`)}>
          {data.list
            .filter((mission) => mission.period === period)
            .map((mission) => (
              <MissionRow key={mission.missionId} mission={mission} claim={claim} />
            ))}
        </ul>
      ) : (
        <Skeleton height="280px" />
      )}
    </section>
  )
}
