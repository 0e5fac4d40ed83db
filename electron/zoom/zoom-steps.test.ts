import { expect, test } from 'vitest'
import { zoomLimits, zoomSteps } from '#shared/domain/client-settings.ts'
import { zoomAfter } from './zoom-steps.ts'

test.each([
  [1, 'zoomIn', 1.1],
  [1.2, 'zoomIn', 1.25],
  [2, 'zoomIn', 2],
  [1, 'zoomOut', 0.9],
  [1.2, 'zoomOut', 1.1],
  [0.5, 'zoomOut', 0.5],
  [1.75, 'zoomReset', 1],
] as const)('[DSK-11] from %d %s leads to %d', (from, way, to) => {
  expect(zoomAfter(from, way)).toBe(to)
})

test('[DSK-11] the steps reach from limit to limit, upwards', () => {
  expect([zoomSteps[0], zoomSteps.at(-1)]).toEqual([zoomLimits.least, zoomLimits.most])
  expect(zoomSteps.toSorted((a, b) => a - b)).toEqual(zoomSteps)
})
