import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkRange, type DatePreset, momentsOf, pastPresets, presetRange } from './date-range.ts'
import { readFilter, recordFilter, writeFilter } from './record-filter.ts'

const today = '2026-11-21'
const filter = recordFilter({
  fields: { state: z.enum(['open', 'settled']), vendor: z.string().check(z.regex(/^\w{1,40}$/)) },
  presets: pastPresets,
  initial: 'last7',
})
const read = (search: string) => readFilter(filter, new URLSearchParams(search), today)
const write = (search: string, change: Parameters<typeof writeFilter<typeof filter.fields>>[2]) =>
  writeFilter(filter, new URLSearchParams(search), change).toString()

describe('[MBR-08] a filter in the address', () => {
  test('a preset that the filter doesn’t offer is kept as its days', () => {
    const few = recordFilter({ fields: {}, presets: ['today', 'last7'], initial: 'today' })
    const search = writeFilter(few, new URLSearchParams('range=last7'), {
      range: { preset: 'last30', from: '2026-10-23', to: '2026-11-21' },
    })
    expect(search.toString()).toBe('from=2026-10-23&to=2026-11-21')
    expect(readFilter(few, search, today).range).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  })

  test.each<[DatePreset, string, string]>([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['last7', '2026-11-15', '2026-11-21'],
    ['last30', '2026-10-23', '2026-11-21'],
    ['thisMonth', '2026-11-01', '2026-11-21'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['last6Months', '2026-05-01', '2026-11-21'],
    ['last12Months', '2025-11-01', '2026-11-21'],
  ])('%s is %s to %s', (preset, from, to) => {
    expect(presetRange(preset, today)).toEqual({ preset, from, to })
  })

  test('an empty address gives the defaults', () => {
    expect(read('')).toEqual({ range: presetRange('last7', today), values: {}, page: 1 })
  })

  test('what was chosen is read back', () => {
    expect(read('range=yesterday&state=open&vendor=KD&page=3')).toEqual({
      range: presetRange('yesterday', today),
      values: { state: 'open', vendor: 'KD' },
      page: 3,
    })
    expect(read('from=2026-09-01&to=2026-09-30').range).toEqual({ from: '2026-09-01', to: '2026-09-30' })
  })

  test.each([
    'state=lost',
    'state=',
    'vendor=%3Cscript%3E',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9999',
    'page=two',
    'range=next7',
    'range=constructor',
    'from=2026-11-21',
    'from=2026-11-21&to=2026-11-20',
    'from=2026-02-30&to=2026-03-01',
    'from=1990-01-01&to=2026-11-21',
  ])('invalid values in %s are ignored', (search) => {
    expect(read(search)).toEqual(read(''))
  })

  test('a change goes back to the first page and leaves what belongs to others', () => {
    const before = 'member=personalHistoryCopy&state=open&page=4'
    expect(write(before, { values: { vendor: 'KD' } })).toBe(
      'member=personalHistoryCopy&state=open&vendor=KD',
    )
    expect(write(before, { values: { state: undefined } })).toBe('member=personalHistoryCopy')
    expect(write(`${before}&vendor=KD&range=today`, { clear: true })).toBe(
      'member=personalHistoryCopy&range=today',
    )
    expect(write(before, { page: 5 })).toBe('member=personalHistoryCopy&state=open&page=5')
  })

  test('a named range and typed days replace each other, and the default leaves no trace', () => {
    expect(write('from=2026-09-01&to=2026-09-30', { range: presetRange('today', today) })).toBe('range=today')
    expect(write('range=today', { range: presetRange('last7', today) })).toBe('')
    expect(write('range=today', { range: { from: '2026-09-01', to: '2026-09-30' } })).toBe(
      'from=2026-09-01&to=2026-09-30',
    )
  })

  test.each([
    ['', '2026-11-21', 'missing'],
    ['2026-11-21', 'soon', 'missing'],
    ['2026-11-21', '2026-11-20', 'order'],
    ['2026-01-01', '2026-11-20', 'long'],
    ['2026-08-22', '2026-11-22', 'long'],
    ['2026-08-22', '2026-11-21', { from: '2026-08-22', to: '2026-11-21' }],
  ])('typed days %j to %j are %j', (from, to, result) => {
    expect(checkRange(from, to)).toEqual(result)
  })

  test('a range ends where the day after it begins', () => {
    expect(momentsOf({ from: '2026-11-21', to: '2026-11-21' }, 'Asia/Manila')).toEqual({
      from: Date.parse('2026-11-20T16:00:00Z'),
      to: Date.parse('2026-11-21T16:00:00Z'),
    })
  })
})
