import { useTranslation } from 'react-i18next'
import { formatDay, formatLongMoment, formatMoment, zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { isMoment } from '../model/notice.ts'

type NoticeTimeProps = {
  /** Milliseconds since 1970. Renders nothing for values out of range. */
  time: number
  /**
   * The day only; the day and time in the language's form with the zone; or the same to the second, in the form of
   * records.
   */
  form?: 'day' | 'full' | 'exact'
}

/** When a notice was created. */
export function NoticeTime({ time, form = 'day' }: NoticeTimeProps) {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  if (!isMoment(time)) return null
  return (
    <time dateTime={new Date(time).toISOString()} className={form === 'day' ? undefined : 'tiny faint num'}>
      {form === 'day' && formatDay(time, tag)}
      {form === 'full' && formatLongMoment(time, tag)}
      {form === 'exact' && t('notices.time', { time: formatMoment(time), zone: zoneName(tag) })}
    </time>
  )
}
