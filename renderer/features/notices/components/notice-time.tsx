import { brand } from 'virtual:brand'
import { formatDay, formatMoment, zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { isMoment } from '../model/notice.ts'

type NoticeTimeProps = {
  /** Milliseconds since 1970. Renders nothing for values out of range. */
  time: number
  /** The day only, with the whole time at hand, or all of it. */
  form?: 'day' | 'full'
}

/** Whether this machine is in another zone than the site, whose times are shown. */
const isElsewhere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone !== brand.timeZone

/** When a notice was created: to the second, and in the site's zone, which is named to those elsewhere. */
export function NoticeTime({ time, form = 'day' }: NoticeTimeProps) {
  const { tag } = useLanguage()
  if (!isMoment(time)) return null
  const isDay = form === 'day'
  const moment = isElsewhere() ? `${formatMoment(time)} ${zoneName(tag)}` : formatMoment(time)
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={isDay ? moment : undefined}
      className={isDay ? undefined : 'tiny faint num'}
    >
      {isDay ? formatDay(time, tag) : moment}
    </time>
  )
}
