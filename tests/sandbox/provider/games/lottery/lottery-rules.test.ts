import { describe, expect, test } from 'vitest'
import { formOf, lotteryModels } from '#sandbox/operator/lottery/forms.ts'
import { modelOf } from '#sandbox/world/games/game-models.ts'
import { bestWin, choiceOf, hitsOf, paysFor, ticketIn, waysOf } from './client/lines.ts'
import {
  isWithinMostWin,
  type LotteryForm,
  lotteryReturns,
  offerOf,
  playsOf,
  readTicket,
  stakeOf,
  ticketWin,
} from './lottery-rules.ts'

const threeDigits: LotteryForm = { kind: 'digits', count: 3 }
const fourDigits: LotteryForm = { kind: 'digits', count: 4 }
const six45: LotteryForm = { kind: 'balls', count: 6, pool: 45 }
const keno: LotteryForm = { kind: 'balls', count: 20, pool: 80 }

const linesOf = (form: LotteryForm, list: string) => {
  const ticket = ticketIn(playsOf(form), `1:${list}`)
  if (!ticket) throw new RangeError(`no ticket: ${list}`)
  return ticket.lines
}

describe('the return to player', () => {
  const cases = lotteryModels.flatMap((model) =>
    playsOf(formOf(model)).map((play) => ({ model, play, name: play.id })),
  )
  test.each(cases)(
    '[LNCH-13] $model: $name returns what its model publishes, to a tenth of a percent',
    ({ model, play }) => {
      for (const share of lotteryReturns(formOf(model), play))
        expect(Math.abs(100 * share - modelOf({ model }).rtp)).toBeLessThan(0.05)
    },
  )
})

test.each<[LotteryForm, string, number[], number]>([
  [fourDigits, 'straight.01020304', [1, 2, 3, 4], 9_000],
  [fourDigits, 'straight.04030201', [1, 2, 3, 4], 0],
  [fourDigits, 'straight.01020304', [1, 2, 3, 5], 0],
  [fourDigits, 'any.04030201', [1, 2, 3, 4], 375],
  [fourDigits, 'any.01010203', [3, 1, 2, 1], 750],
  [fourDigits, 'any.01010202', [2, 1, 2, 1], 1_500],
  [fourDigits, 'any.01010102', [1, 2, 1, 1], 2_250],
  [fourDigits, 'any.01010203', [1, 2, 3, 3], 0],
  [threeDigits, 'any.010203', [3, 2, 1], 150],
  [threeDigits, 'any.010102', [2, 1, 1], 300],
  [threeDigits, 'last2.0304', [9, 3, 4], 90],
  [threeDigits, 'last2.0304', [3, 4, 9], 0],
  [threeDigits, 'last1.00', [1, 2, 0], 9],
  [six45, 'six.010206404142', [1, 2, 6, 7, 8, 10], 20],
  [six45, 'six.010206404142', [1, 2, 6, 40, 41, 42], 1_000_000],
  [six45, 'two.0745', [1, 2, 6, 7, 8, 45], 59.4],
  [six45, 'one.07', [7, 8, 9, 10, 11, 12], 6.75],
  [keno, 'pick3.010203', [1, 2, ...Array.from({ length: 18 }, (_, index) => index + 40)], 2],
])('[LNCH-08] on %j, %s wins in %j: %f times', (form, list, drawn, pays) => {
  const [line] = linesOf(form, list)
  expect(line && paysFor(form.kind, line, drawn)).toBe(pays)
})

test.each<[LotteryForm, string, number[], boolean[]]>([
  [threeDigits, 'straight.010203', [1, 9, 3], [true, false, true]],
  [threeDigits, 'last2.0203', [2, 2, 9], [true, false]],
  [threeDigits, 'any.010102', [1, 2, 9], [true, false, true]],
  [six45, 'two.0745', [1, 2, 6, 8, 9, 45], [false, true]],
])('on %j, %s has of %j: %j', (form, list, drawn, hits) => {
  const [line] = linesOf(form, list)
  expect(line && hitsOf(form.kind, line, drawn)).toEqual(hits)
})

test.each([
  [[1, 2, 3], 6],
  [[1, 1, 2], 3],
  [[1, 1, 1], 1],
  [[1, 2, 3, 4], 24],
  [[1, 1, 2, 2], 6],
])('%j can be written in %i orders', (numbers, ways) => {
  expect(waysOf(numbers)).toBe(ways)
})

describe('a ticket', () => {
  test.each<[LotteryForm, string]>([
    [fourDigits, '20261121-0417:straight.01020304'],
    [fourDigits, '20261121-0417:last2.0000,any.00000001,last1.09'],
    [six45, '20261121-0417:six.010203040545,two.0102,one.45'],
    [keno, '20261121-0417:pick10.01020304050607080980,pick1.80'],
  ])('[LNCH-08] on %j reads %s, and is written the same', (form, choice) => {
    const ticket = readTicket(form, choice)
    expect(ticket && choiceOf(ticket.issue, ticket.lines)).toBe(choice)
  })

  test.each<[string, LotteryForm]>([
    ['', fourDigits],
    ['20261121-0417:', fourDigits],
    ['20261121-0417:straight.010203', fourDigits],
    ['20261121-0417:straight.01020310', fourDigits],
    ['20261121-0417:straight.1234', fourDigits],
    ['20261121-0417:six.01020304', fourDigits],
    ['20261121-0417:constructor.01', fourDigits],
    ['20261121-0417:any.07070707', fourDigits],
    ['20261121-0417:last1.01,', fourDigits],
    [`20261121-0417:${Array.from({ length: 7 }, () => 'last1.01').join()}`, fourDigits],
    ['20261121-0417:two.0001', six45],
    ['20261121-0417:two.0707', six45],
    ['20261121-0417:two.0807', six45],
    ['20261121-0417:two.0746', six45],
    ['20261121-0417:pick10.0102030405060708091011', keno],
    [':two.0708;DROP', six45],
  ])('[LNCH-08] is none: %j', (choice, form) => {
    expect(readTicket(form, choice)).toBeUndefined()
  })

  test('[LNCH-08] pays each of its lines, in whole centavos, for an equal part of the bet', () => {
    const lines = linesOf(six45, 'one.07,one.08,two.0744')
    expect(stakeOf(lines, 99n)).toBe(33n)
    expect(stakeOf(lines, 100n)).toBeUndefined()
    expect(ticketWin(six45, lines, [7, 8, 9, 10, 11, 12], 33n)).toBe(444n)
  })

  test.each([
    ['six.010203040506', 1_000n, true],
    ['six.010203040506', 1_001n, false],
    ['one.07,six.010203040506', 1_001n, false],
    ['one.07', 500_000n, true],
  ])('[LNCH-08] with %s at %i centavos a line wins no more than is paid: %s', (list, stake, within) => {
    expect(isWithinMostWin(linesOf(six45, list), stake)).toBe(within)
  })
})

test.each<[LotteryForm, string, number]>([
  [threeDigits, 'straight.010203', 900],
  [threeDigits, 'straight.010203,straight.040506', 900],
  [threeDigits, 'straight.010203,any.030201', 1_050],
  [threeDigits, 'straight.010203,last1.03,last1.04', 909],
  [threeDigits, 'last2.0307,any.030405', 150],
  [threeDigits, 'last2.0304,any.030409', 240],
  [six45, 'six.010203040506', 1_000_000],
  [six45, 'six.010203040506,two.0102,one.45', 1_000_059.4],
  [six45, 'one.01,one.02', 13.5],
  [keno, 'pick1.01,pick2.0203', 18.57],
])('[LNCH-08] what a ticket on %j can win is what a draw pays: %s, %f times', (form, list, best) => {
  expect(bestWin(offerOf(form), linesOf(form, list))).toBeCloseTo(best, 5)
})
