import { expect, test } from 'vitest'
import { createRecovery } from './recovery.ts'

type Step = [at: number, reason: string, decision: 'load' | 'ask' | 'nothing']

test.each<[string, Step[]]>([
  ['a first end is mended', [[0, 'crashed', 'load']]],
  ['an end in order is none', [[0, 'clean-exit', 'nothing']]],
  [
    'a fourth within a minute is asked about',
    [
      [0, 'crashed', 'load'],
      [10_000, 'oom', 'load'],
      [59_000, 'killed', 'load'],
      [59_500, 'crashed', 'ask'],
      [59_900, 'crashed', 'ask'],
    ],
  ],
  [
    'what is a minute old no longer counts',
    [
      [0, 'crashed', 'load'],
      [1_000, 'crashed', 'load'],
      [2_000, 'crashed', 'load'],
      [60_000, 'crashed', 'load'],
      [60_500, 'crashed', 'ask'],
      [121_000, 'crashed', 'load'],
    ],
  ],
  [
    'ends in order are not counted',
    [
      [0, 'clean-exit', 'nothing'],
      [1, 'clean-exit', 'nothing'],
      [2, 'clean-exit', 'nothing'],
      [3, 'clean-exit', 'nothing'],
      [4, 'launch-failed', 'load'],
    ],
  ],
])('[DSK-04] when the site’s process keeps ending: %s', (_, steps) => {
  let time = 0
  const recovery = createRecovery(() => time)
  for (const [at, reason, decision] of steps) {
    time = at
    expect(recovery.ended(reason)).toBe(decision)
  }
})

test('[DSK-04] a player who chooses to try again gets three more tries', () => {
  const recovery = createRecovery(() => 0)
  const decisions = () => Array.from({ length: 4 }, () => recovery.ended('crashed'))
  expect(decisions()).toEqual(['load', 'load', 'load', 'ask'])
  recovery.again()
  expect(decisions()).toEqual(['load', 'load', 'load', 'ask'])
})
