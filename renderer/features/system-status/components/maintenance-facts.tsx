import { useTranslation } from 'react-i18next'
import { useTimeUntil } from '#lib/clock/use-time-until.ts'
import { formatDayTime, zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { SystemState } from '../api/use-system-state.ts'
import { timeLeft } from '../model/time-left.ts'
import { ClosedFact } from './closed-fact.tsx'

/** When the maintenance began and is expected to end, and how long that is. Nothing that the gateway doesn't say. */
export function MaintenanceFacts({ from, until }: SystemState['maintenance']) {
  const { t } = useTranslation('closed')
  const { tag } = useLanguage()
  const moment = (time: number) => `${formatDayTime(time, tag)} ${zoneName(tag)}`
  return (
    <>
      {from !== undefined && <ClosedFact name={t('closed.started')} value={moment(from)} />}
      {until !== undefined && (
        <>
          <ClosedFact name={t('closed.expected')} value={moment(until)} />
          <Countdown until={until} />
        </>
      )}
    </>
  )
}

function Countdown({ until }: { until: number }) {
  const { t } = useTranslation('closed')
  return <ClosedFact name={t('closed.left')} value={timeLeft(useTimeUntil(until)) ?? t('closed.soon')} />
}
