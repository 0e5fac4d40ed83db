import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Tag } from '#ui/tag/tag.tsx'

/** Until when a new payout account waits. Renders nothing for one that doesn't. */
export function UsableFrom({ time }: { time: number | null | undefined }) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  if (time == null) return null
  return <Tag>{t('payout.usable', { time: formatDayTime(time, tag) })}</Tag>
}
