import { describe, expect, test } from 'vitest'
import {
  type LotteryForm,
  lotteryReturn,
  lotteryWin,
  playsOf,
  readLotteryChoice,
  rightNumbers,
} from './lottery-rules.ts'

const forms: readonly LotteryForm[] = [
  { kind: 'digits', count: 3 },
  { kind: 'digits', count: 4 },
  { kind: 'balls', count: 6, pool: 45 },
  { kind: 'balls', count: 6, pool: 49 },
  { kind: 'balls', count: 20, pool: 80 },
]

describe('the lottery', () => {
  test.each(forms.flatMap((form) => playsOf(form).map((play) => [form, play] as const)))(
    '[LNCH-08] %j: %j pays back between 65 and 95 %',
    (form, play) => {
      const back = lotteryReturn(form, play)
      expect(back).toBeGreaterThan(0.65)
      expect(back).toBeLessThan(0.95)
    },
  )

  test.each<[LotteryForm, number[], number[], number]>([
    [{ kind: 'digits', count: 4 }, [1, 2, 3, 4], [1, 2, 3, 4], 4],
    [{ kind: 'digits', count: 4 }, [4, 3, 2, 1], [1, 2, 3, 4], 0],
    [{ kind: 'digits', count: 4 }, [3, 4], [1, 2, 3, 4], 2],
    [{ kind: 'balls', count: 6, pool: 45 }, [6, 1, 9, 2, 40, 41], [1, 2, 6, 7, 8, 10], 3],
  ])('%j: of %j, drawn %j, %i are right', (form, picked, drawn, right) => {
    expect(rightNumbers(form, picked, drawn)).toBe(right)
  })

  test.each(['20261121-0417:straight:1.2.3.4', '20261121-0417:last2:0.0'])('a bet reads %s', (choice) => {
    expect(readLotteryChoice({ kind: 'digits', count: 4 }, choice)?.issue).toBe('20261121-0417')
  })

  test.each([
    ['', { kind: 'digits', count: 4 }],
    ['20261121-0417:straight:1.2.3', { kind: 'digits', count: 4 }],
    ['20261121-0417:straight:1.2.3.10', { kind: 'digits', count: 4 }],
    ['20261121-0417:six:1.2.3.4', { kind: 'digits', count: 4 }],
    ['20261121-0417:constructor:1', { kind: 'digits', count: 4 }],
    ['20261121-0417:two:0.1', { kind: 'balls', count: 6, pool: 45 }],
    ['20261121-0417:two:7.7', { kind: 'balls', count: 6, pool: 45 }],
    ['20261121-0417:two:7.46', { kind: 'balls', count: 6, pool: 45 }],
    [':two:7.8;DROP', { kind: 'balls', count: 6, pool: 45 }],
  ] as const)('[LNCH-08] no bet on %j', (choice, form) => {
    expect(readLotteryChoice(form, choice)).toBeUndefined()
  })

  test('a win is cut to whole centavos', () => {
    const form = { kind: 'balls', count: 6, pool: 45 } as const
    const choice = readLotteryChoice(form, '20261121-0417:one:7')
    expect(choice && lotteryWin(form, choice, [7, 8, 9, 10, 11, 12], 33n)).toBe(222n)
  })
})
