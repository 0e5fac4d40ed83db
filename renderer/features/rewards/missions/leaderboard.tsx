import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { LeaderboardRanks } from './leaderboard-ranks.tsx'
import styles from './missions.module.css'
import { useLeaderboard } from './use-missions.ts'

const weeks = ['this', 'last'] as const

/** The leaderboard of this week, or the settled one of last week. */
export function Leaderboard() {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const [week, setWeek] = useState<(typeof weeks)[number]>('this')
  const query = useLeaderboard(week)
  const { data, error } = query
  return (
    <section className={styles.part} aria-labelledby="leaderboard">
      <div className={styles.spread}>
        <h2 id="leaderboard">{t('board.title')}</h2>
        <SegmentedControl
          label={t('board.week')}
          segments={weeks.map((value) => ({ value, label: t(`board.${value}`) }))}
          value={week}
          onValueChange={setWeek}
        />
      </div>
      {data && (
        <p className="small muted">
          {data.settled ? t('board.final') : t('board.ends', { time: formatDayTime(data.to, tag) })}
        </p>
      )}
      {!data && !error && <Skeleton height="420px" />}
      {!data && error && <LoadFailure query={query} title={t('board.failed')} />}
      {data &&
        (data.list.length > 0 ? (
          <LeaderboardRanks board={data} />
        ) : (
          <EmptyState title={t(data.settled ? 'board.noneLast' : 'board.none')}>
            {t('board.noneBody')}
          </EmptyState>
        ))}
    </section>
  )
}
