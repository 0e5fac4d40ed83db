import { brand } from 'virtual:brand'
import { formatsOf } from '#lib/i18n/formats-of.ts'

const moments = formatsOf(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: brand.timeZone,
    }),
)

/** Date and time to the minute in the site's zone: "22 Nov 2026, 21:37". */
export const formatUntil = (time: number, tag: string): string => moments(tag).format(time)
