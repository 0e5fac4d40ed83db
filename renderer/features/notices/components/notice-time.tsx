import { formatDay, formatLongMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { isMoment } from '../model/notice.ts'

type NoticeTimeProps = {
  /** Milliseconds since 1970. Renders nothing for values out of range. */
  time: number
  /** The day only, or the day and time with the zone. */
  form?: 'day' | 'full'
}

/** When a notice was created. */
export function NoticeTime({ time, form = 'day' }: NoticeTimeProps) {
  const { tag } = useLanguage()
  if (!isMoment(time)) return null
  return (
    <time dateTime={new Date(time).toISOString()} className={form === 'day' ? undefined : 'tiny faint num'}>
      {form === 'day' ? formatDay(time, tag) : formatLongMoment(time, tag)}
    </time>
  )
}
