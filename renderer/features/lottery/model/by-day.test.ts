import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

test('[LOT-01] draws stand under their days, in the order in which they came', () => {
  const draws = [28, 26, 25, 3].map((drawTime) => ({ drawTime }))
  expect(byDay(draws, (time) => String(Math.floor(time / 24)))).toEqual([
    { day: '1', entries: [{ drawTime: 28 }, { drawTime: 26 }, { drawTime: 25 }] },
    { day: '0', entries: [{ drawTime: 3 }] },
  ])
  expect(byDay([], String)).toEqual([])
})
