import { describe, expect, test } from 'vitest'
import { formatAgo, formatClock, formatMoment, formatTime, formatWeekday, zoneName } from './format-dates.ts'

const day = 86_400_000
/** Sunday 15 November 2026, 23:30 in Manila; still afternoon in London. */
const sunday = Date.UTC(2026, 10, 15, 15, 30, 8)

const week = (tag: string) =>
  Array.from({ length: 7 }, (_, index) => formatWeekday(sunday + index * day, tag))

const weekdays = (tag: string) =>
  Array.from({ length: 7 }, (_, index) =>
    new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2026, 10, 15 + index),
    ),
  )

test.each([
  ['en-PH', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], 'Sun, Nov 15'],
  ['fil-PH', ['Lin', 'Lun', 'Mar', 'Miy', 'Huw', 'Biy', 'Sab'], 'Lin, Nob 15'],
  ['zh-Hans', ['周日', '周一', '周二', '周三', '周四', '周五', '周六'], '11月15日周日'],
  ['vi', ['CN', 'Thứ 2', 'Thứ 3', 'Thứ 4', 'Thứ 5', 'Thứ 6', 'Thứ 7'], 'CN, 15 thg 11'],
  ['th', ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์'], 'อาทิตย์ 15 พ.ย.'],
  ['id', ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'], 'Min, 15 Nov'],
  ['ja', ['日', '月', '火', '水', '木', '金', '土'], '11月15日(日)'],
  ['ko', ['일', '월', '화', '수', '목', '금', '토'], '11월 15일 (일)'],
])('[FMT-02] in %s the week goes %j, and its first day is %s', (tag, names, first) => {
  expect(weekdays(tag)).toEqual(names)
  expect(week(tag)[0]).toBe(first)
  week(tag).forEach((written, index) => {
    expect(written).toContain(names[index])
    expect(written).toContain(String(15 + index))
  })
})

describe.each([
  ['en-PH', 'PHT', '23:30:08 PHT'],
  ['fil-PH', 'PHT', '23:30:08 PHT'],
  ['zh-Hans', '菲律宾时间', '23:30:08 菲律宾时间'],
  ['vi', 'Giờ Philippines', '23:30:08 Giờ Philippines'],
  ['th', 'เวลาฟิลิปปินส์', '23:30:08 เวลาฟิลิปปินส์'],
  ['id', 'Waktu Filipina', '23.30.08 Waktu Filipina'],
  ['ja', 'フィリピン時間', '23:30:08 フィリピン時間'],
  ['ko', '필리핀 시간', '23:30:08 필리핀 시간'],
])('[FMT-02] in %s', (tag, zone, written) => {
  test(`a time is the site's, which it says: ${written}`, () => {
    expect(zoneName(tag)).toBe(zone)
    expect(formatTime(sunday, tag)).toBe(written)
  })
})

test('[FMT-02] a day begins at midnight in the site’s zone, and is written 00:00', () => {
  const midnight = Date.UTC(2026, 10, 15, 16)
  expect(formatWeekday(midnight - 1, 'en-PH')).toBe('Sun, Nov 15')
  expect(formatWeekday(midnight, 'en-PH')).toBe('Mon, Nov 16')
  expect(formatClock(midnight, 'en-PH')).toBe('00:00')
})

test('[FMT-02] a date with its time has the form of records in every language', () => {
  expect(formatMoment(sunday)).toBe('2026-11-15 23:30:08')
})

test.each([
  ['en-PH', '5m ago', 'now'],
  ['fil-PH', '5 min. ang nakalipas', 'ngayon'],
  ['zh-Hans', '5分钟前', '现在'],
  ['ja', '5分前', '今'],
  ['ko', '5분 전', '지금'],
])('[FMT-02] how long ago follows %s: %s, %s', (tag, minutes, now) => {
  expect(formatAgo(sunday - 300_000, sunday, tag).replaceAll('\u00a0', ' ')).toBe(minutes)
  expect(formatAgo(sunday - 10_000, sunday, tag)).toBe(now)
})
