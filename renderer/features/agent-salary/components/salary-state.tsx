import { useTranslation } from 'react-i18next'
import { formatClock, formatDayTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { SteppedRow } from '#shared/contract/endpoints/agent-salary.ts'
import { Tag } from '#ui/tag/tag.tsx'
import styles from './stepped-page.module.css'

const tones = { counting: 'soft', paid: 'accent', none: 'plain' } as const

/** Whether a period was paid: with the time, or with what was missing. */
export function SalaryState({ row: { state, lacks, paid, to } }: { row: SteppedRow }) {
  const { t } = useTranslation('agentSalary')
  const { tag } = useLanguage()
  return (
    <span className={styles.state}>
      <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      <small>
        {state === 'counting' && <span>{t('until', { time: formatClock(to, tag) })}</span>}
        {paid !== null && <span>{formatDayTime(paid, tag)}</span>}
        {lacks && <span>{t(`lacks.${lacks}`)}</span>}
      </small>
    </span>
  )
}
