import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatUntil } from '#lib/limits/format-until.ts'
import { useLimits } from '../api/use-limits.ts'

/** What the list of sections says about limits: the break under way, or how many limits are set. */
export function LimitsStatus() {
  const { t } = useTranslation('limits')
  const { tag } = useLanguage()
  const { data } = useLimits()
  if (!data) return null
  if (data.pause) return <span>{t('status.break', { until: formatUntil(data.pause.until, tag) })}</span>
  const count = data.limits.filter(({ own }) => own !== null).length
  return <span>{count === 0 ? t('status.none') : t('status.limits', { count })}</span>
}
