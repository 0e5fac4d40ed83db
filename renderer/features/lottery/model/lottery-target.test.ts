import { expect, test } from 'vitest'
import { lotteryTargetOf, prizeModeOf } from './lottery-target.ts'

test.each([
  ['', { gameCode: undefined, vendor: undefined, playType: undefined }],
  [
    'gameCode=SEA+1&vendor=TCG_SEA&playType=CLASSIC',
    { gameCode: 'SEA 1', vendor: 'TCG_SEA', playType: 'CLASSIC' },
  ],
  ['gameCode=&vendor=LOTT', { gameCode: undefined, vendor: 'LOTT', playType: undefined }],
])('[RT-09] the lottery route reads ?%s', (query, target) => {
  expect(lotteryTargetOf(new URLSearchParams(query))).toEqual(target)
})

test.each([
  ['TCG_SEA', ['Lott', 'SEA'], 'SEA'],
  ['TCG_SEA', ['Lott'], 'Lott'],
  ['ELOTT', ['Lott', 'Elott'], 'Elott'],
  [undefined, ['ZY', 'Lott'], 'ZY'],
  ['BH', ['SEA'], 'SEA'],
] as const)('[LNCH-06] %s under the modes %j plays by %s', (vendor, modes, mode) => {
  expect(prizeModeOf(vendor, modes)).toBe(mode)
})
