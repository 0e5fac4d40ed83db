import { expect, test } from 'vitest'
import { parseAmount } from '#shared/domain/money.ts'
import type { ChartPoint } from './chart-point.ts'
import { chartScale } from './chart-scale.ts'

const size = { width: 600, height: 180, start: 50 }
function pointsOf(...amounts: string[]): ChartPoint[] {
  return amounts.flatMap((text, index) => {
    const amount = parseAmount(text)
    return amount ? [{ key: String(index), name: `Day ${index}`, mark: String(index), amount }] : []
  })
}

test('[MBR-08] wins stand above zero and losses below it, all within the plot', () => {
  const { y, ticks } = chartScale(pointsOf('-120', '135.50', '0'), size)
  expect(y(135.5)).toBeLessThan(y(0))
  expect(y(-120)).toBeGreaterThan(y(0))
  expect(y(135.5)).toBeGreaterThanOrEqual(10)
  expect(y(-120)).toBeLessThanOrEqual(154)
  expect(ticks).toContain(0)
})

test.each([[['0', '0']], [[]]])('a chart of days without results %j has one line, at zero', (amounts) => {
  const { y, ticks } = chartScale(pointsOf(...amounts), size)
  expect(ticks).toEqual([0])
  expect(y(0)).toBe(154)
})

test('a point made of parts spans the sum of its gains and the sum of its losses', () => {
  const [point] = pointsOf('20')
  const parts = ['60', '40', '-80'].flatMap((text) => parseAmount(text) ?? [])
  const { ticks } = chartScale(point ? [{ ...point, parts }] : [], size)
  expect(Math.max(...ticks)).toBe(100)
  expect(Math.min(...ticks)).toBeLessThanOrEqual(-80)
})

test('with thirty days, marks that would overlap are left out, and the last one stays', () => {
  const points = pointsOf(...Array.from({ length: 30 }, () => '1'))
  const { isMarked } = chartScale(points, { ...size, width: 340 })
  const marked = points.flatMap((_, index) => (isMarked(index) ? [index] : []))
  expect(marked.length).toBeLessThanOrEqual(7)
  expect(marked).toContain(29)
})
