import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatMinutes } from '#lib/limits/format-minutes.ts'
import { formatUntil } from '#lib/limits/format-until.ts'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useLimits } from '../api/use-limits.ts'
import { BreakCard } from './break-card.tsx'
import { CheckCard } from './check-card.tsx'
import { ExclusionCard } from './exclusion-card.tsx'
import { LimitList } from './limit-list.tsx'
import styles from './limits.module.css'

/** Limits, reality check, breaks and self-exclusion: a section of "My account". */
export function LimitsSection() {
  const { t } = useTranslation('limits')
  const { tag } = useLanguage()
  const query = useLimits()
  const { data, error } = query
  if (!data)
    return error ? (
      <LoadFailure query={query} title={t('failed.title')}>
        {t('failed.text')}
      </LoadFailure>
    ) : (
      <div className={styles.columns} aria-busy="true">
        <Skeleton height="320px" />
        <Skeleton height="320px" />
      </div>
    )
  const { pause } = data
  return (
    <div className={styles.section}>
      {pause ? (
        <Notice tone="warn">{t('paused', { until: formatUntil(pause.until, tag) })}</Notice>
      ) : (
        <p className={styles.intro}>{t('intro', { wait: formatMinutes(data.wait / 60_000, tag) })}</p>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <LimitList overview={data} />
          <CheckCard check={data.check} />
        </div>
        <div className={styles.column}>
          <BreakCard overview={data} />
          <ExclusionCard overview={data} />
        </div>
      </div>
    </div>
  )
}
