import { expect, test } from 'vitest'
import { mergePage } from './merge-page.ts'

const real = [{ at: 9 }, { at: 5 }]
const times = [8, 5, 5, 1]
const generated = {
  length: times.length,
  at: (index: number) => times[index],
  timeAt: (index: number) => times[index] ?? 0,
}
const page = (offset: number, limit: number) => mergePage(real, ({ at }) => at, generated, offset, limit)

test('[AGT-07] rows of both kinds are one list, latest first, and of one moment real ones first', () => {
  expect(page(0, 10)).toEqual([{ at: 9 }, 8, { at: 5 }, 5, 5, 1])
})

test('[AGT-07] pages of any size follow each other, and one beyond the end is empty', () => {
  for (const size of [1, 2, 4])
    expect(Array.from({ length: 6 }, (_, index) => page(index * size, size)).flat()).toEqual(page(0, 10))
  expect(page(6, 5)).toEqual([])
})
