import { describe, expect, test } from 'vitest'
import { offerOf } from '../lottery-rules.ts'
import {
  addLine,
  choosePlay,
  clearSlot,
  type Draft,
  draftOf,
  editLine,
  emptyDraft,
  erase,
  numbersOf,
  press,
  quickLines,
  quickPick,
  removeLine,
  setSlot,
  ticketOf,
} from './draft.ts'
import { choiceOf } from './lines.ts'

const digits = offerOf({ kind: 'digits', count: 3 })
const balls = offerOf({ kind: 'balls', count: 6, pool: 45 })
const playOf = (offer: typeof digits, id: string) => {
  const play = offer.plays.find((each) => each.id === id)
  if (!play) throw new RangeError(id)
  return play
}
const typed = (offer: typeof digits, id: string, ...numbers: number[]): Draft =>
  numbers.reduce((draft, number) => press(offer, draft, number), emptyDraft(playOf(offer, id)))
const written = (offer: typeof digits, draft: Draft) => {
  const ticket = ticketOf(offer, draft)
  return 'kind' in ticket ? ticket : choiceOf('1', ticket)
}
/** Gives these numbers in turn, and then zeros. */
const giving =
  (...numbers: number[]) =>
  () =>
    numbers.shift() ?? 0

describe('one line', () => {
  test.each([
    ['two of three digits', digits, typed(digits, 'straight', 1, 2), { kind: 'missing', count: 1 }],
    ['three digits', digits, typed(digits, 'straight', 1, 1, 1), '1:straight.010101'],
    ['one digit too many', digits, typed(digits, 'straight', 1, 2, 3, 4), '1:straight.010203'],
    ['the same digits in any order', digits, typed(digits, 'any', 7, 7, 7), { kind: 'same' }],
    ['balls in any order', balls, typed(balls, 'two', 44, 7), '1:two.0744'],
    ['a ball pressed twice', balls, typed(balls, 'two', 44, 7, 44), { kind: 'missing', count: 1 }],
    ['the last taken back', balls, erase(typed(balls, 'two', 44, 7)), { kind: 'missing', count: 1 }],
    ['nothing', balls, erase(typed(balls, 'six')), { kind: 'missing', count: 6 }],
  ])('[LNCH-08] %s', (_, offer, draft, ticket) => {
    expect(written(offer, draft)).toEqual(ticket)
  })

  test('[LNCH-08] a place is emptied and filled again', () => {
    const draft = press(digits, clearSlot(typed(digits, 'straight', 1, 2, 3), 1), 9)
    expect(written(digits, draft)).toBe('1:straight.010903')
    expect(written(digits, setSlot(draft, 0, 7))).toBe('1:straight.070903')
    expect(written(digits, setSlot(draft, 0, 1))).toEqual({ kind: 'missing', count: 1 })
  })

  test.each([
    [digits, 'straight', 'last2', [1, 2, 3], '1:last2.0203'],
    [digits, 'last1', 'any', [5], { kind: 'missing', count: 2 }],
    [balls, 'six', 'two', [9, 8, 7, 6, 5, 4], '1:two.0809'],
  ] as const)(
    '[LNCH-08] keeps what fits when the kind of bet changes',
    (offer, from, to, numbers, ticket) => {
      const draft = choosePlay(offer, typed(offer, from, ...numbers), playOf(offer, to))
      expect(written(offer, draft)).toEqual(ticket)
    },
  )
})

describe('quick pick', () => {
  test('[LNCH-08] fills up what is missing, and picks a full line anew', () => {
    const filled = quickPick(balls, typed(balls, 'two', 9), giving(8, 3))
    expect(written(balls, filled)).toBe('1:two.0409')
    expect(written(balls, quickPick(balls, filled, giving(0, 0, 44)))).toBe('1:two.0145')
  })

  test('[LNCH-08] never picks digits that can’t win in any order', () => {
    const draft = quickPick(digits, typed(digits, 'any'), giving(7, 7, 7, 7, 7, 8))
    expect(written(digits, draft)).toBe('1:any.070708')
  })

  test('[LNCH-08] makes so many lines and keeps those that are filled in', () => {
    const draft = quickLines(digits, typed(digits, 'last1', 5), 3, giving(1, 2))
    expect(written(digits, draft)).toBe('1:last1.05,last1.01,last1.02')
    expect(written(digits, quickLines(digits, draft, 1, giving()))).toBe('1:last1.05')
  })
})

describe('several lines', () => {
  const one = typed(digits, 'last1', 5)
  const two = press(digits, addLine(one), 6)

  test('[LNCH-08] are added, changed and removed', () => {
    expect(written(digits, two)).toBe('1:last1.05,last1.06')
    expect(written(digits, press(digits, clearSlot(editLine(two, 0), 0), 9))).toBe('1:last1.09,last1.06')
    expect(written(digits, removeLine(two, 0))).toBe('1:last1.06')
    expect(removeLine(two, 0).active).toBe(0)
    expect(written(digits, removeLine(one, 0))).toEqual({ kind: 'missing', count: 1 })
  })

  test('[LNCH-08] an empty line is no reason to refuse the others, one begun is', () => {
    expect(written(digits, addLine(two))).toBe('1:last1.05,last1.06')
    expect(addLine(addLine(two)).lines).toHaveLength(3)
    const begun = press(digits, choosePlay(digits, addLine(one), playOf(digits, 'straight')), 1)
    expect(written(digits, begun)).toEqual({ kind: 'missing', count: 2 })
  })

  test('[LNCH-08] a ticket that was played is filled in again', () => {
    const again = draftOf([{ play: playOf(balls, 'two'), numbers: [7, 44] }])
    expect(written(balls, again)).toBe('1:two.0744')
    expect(again.lines.map((line) => numbersOf('balls', line))).toEqual([[7, 44]])
  })
})
