import { useTranslation } from 'react-i18next'
import { formatDay, formatMoment, zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { isMoment } from '../model/notice.ts'

type NoticeTimeProps = {
  /** Milliseconds since 1970. Renders nothing for values out of range. */
  time: number
  /** Shows the time to the second with its zone, instead of only the day. */
  exact?: boolean
}

/** When a notice was created. */
export function NoticeTime({ time, exact = false }: NoticeTimeProps) {
  const { t } = useTranslation()
  const { tag } = useLanguage()
  if (!isMoment(time)) return null
  return (
    <time dateTime={new Date(time).toISOString()} className={exact ? 'tiny faint num' : undefined}>
      {exact ? t('notices.time', { time: formatMoment(time), zone: zoneName(tag) }) : formatDay(time, tag)}
    </time>
  )
}
