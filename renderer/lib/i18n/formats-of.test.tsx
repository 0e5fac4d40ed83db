import { expect, test, vi } from 'vitest'
import { formatMinutes } from '#lib/limits/format-minutes.ts'
import { formatUntil } from '#lib/limits/format-until.ts'
import { startOfDay } from '#lib/records/days.ts'
import { formatDayMark, formatDayName, formatDays } from '#lib/records/format-days.ts'
import { languages } from '#shared/i18n/languages.ts'
import { formatBytes } from './format-bytes.ts'
import { formatCount } from './format-count.ts'
import * as dates from './format-dates.ts'
import { formatPercent } from './format-percent.ts'
import { writeMoney } from './write-money.ts'

const { formatAgo, zoneName, formatMoment, ...moments } = dates
const day = '2026-11-21'

/** Writes something of each kind, as a list of records does in each of its rows. */
function writeRow(time: number, tag: string) {
  for (const format of Object.values(moments)) format(time, tag)
  formatMoment(time)
  zoneName(tag)
  for (const age of [1000, 120_000, 7_200_000, 172_800_000]) formatAgo(time, time + age, tag)
  formatDays({ from: day, to: '2026-11-22' }, tag)
  formatDayName(day, tag)
  formatDayMark(day, tag, true)
  formatDayMark(day, tag, false)
  startOfDay(day, 'Asia/Manila')
  formatUntil(time, tag)
  formatMinutes(72, tag)
  formatCount(12_345, tag)
  formatPercent('12.5', tag)
  formatPercent('12.5', tag, 2)
  formatBytes(500_000, tag)
  formatBytes(50_000_000, tag)
  writeMoney('1234.5', tag)
}

test.each(Object.values(languages).map(({ tag }) => tag))(
  '[PERF-01] in %s, all rows of a list are written with the formats that the first one made',
  (tag) => {
    writeRow(Date.UTC(2026, 10, 21), tag)
    const made = [
      vi.spyOn(Intl, 'DateTimeFormat'),
      vi.spyOn(Intl, 'NumberFormat'),
      vi.spyOn(Intl, 'RelativeTimeFormat'),
    ]
    for (let row = 1; row < 20; row += 1) writeRow(Date.UTC(2026, 10, 21, row), tag)
    for (const spy of made) expect(spy).not.toHaveBeenCalled()
  },
)
