import { describe, expect, test } from 'vitest'
import { cardsOf } from '../cardroom/card-signs.ts'
import { isMeld, meldsIn, pointsOf, sapawOf, takesOf } from './client/melds.ts'
import { type TongitsState, tongitsRules } from './tongits-rules.ts'

const state = (more: Partial<TongitsState> = {}): TongitsState => ({
  hands: [cardsOf('3C 4C 5C 9D 9H KD'), cardsOf('2S 6C 7C'), cardsOf('7D 9S QC')],
  stock: cardsOf('JC JD 10H'),
  discards: cardsOf('AC 9C'),
  melds: [],
  turn: 0,
  phase: 'draw',
  drawn: null,
  blocked: [false, false, false],
  end: null,
  ...more,
})
const play = (from: TongitsState, ...moves: readonly string[]): TongitsState | undefined =>
  moves.reduce<TongitsState | undefined>((at, move) => at && tongitsRules.play(at, move), from)
const named = (name: string, signs: string): string => `${name}:${cardsOf(signs).join('.')}`

describe('[LNCH-08] melds', () => {
  test.each([
    ['7C 7D 7H', true],
    ['7C 7D 7H 7S', true],
    ['3C 4C 5C', true],
    ['AC 2C 3C', true],
    ['10H JH QH KH', true],
    ['7C 7D', false],
    ['QC KC AC', false],
    ['3C 4C 5D', false],
    ['3C 4C 6C', false],
    ['KD AS 2C', false],
  ])('%s: %s', (signs, is) => expect(isMeld(cardsOf(signs))).toBe(is))

  test('are all found in a hand, with the open card, and where a card fits on the table', () => {
    expect(meldsIn(cardsOf('3C 4C 5C 6C 9D 9H 9S'))).toHaveLength(4)
    expect(takesOf(cardsOf('3C 4C 9D 9H'), cardsOf('5C')[0])).toEqual([cardsOf('3C 4C 5C')])
    expect(takesOf(cardsOf('3C 4C'), undefined)).toEqual([])
    const melds = [{ cards: cardsOf('3C 4C 5C') }, { cards: cardsOf('9D 9H 9S') }]
    expect(['2C', '6C', '9C', 'KD'].map((sign) => sapawOf(cardsOf(sign)[0] ?? 0, melds))).toEqual([
      0, 0, 1, -1,
    ])
  })

  test('an ace counts one, tens and faces ten', () => {
    expect(pointsOf(cardsOf('AC 9D 10H JS QC KD'))).toBe(50)
  })
})

describe('[LNCH-08] a turn', () => {
  test('takes a card, may meld, and ends with a dump', () => {
    const drawn = play(state(), 'draw')
    expect(drawn).toMatchObject({ phase: 'play', drawn: cardsOf('10H')[0] })
    expect(drawn?.hands[0]).toHaveLength(7)
    const melded = drawn && play(drawn, named('meld', '3C 4C 5C'), named('dump', 'KD'))
    expect(melded).toMatchObject({ turn: 1, phase: 'draw', drawn: null })
    expect(melded?.melds).toEqual([{ owner: 0, cards: cardsOf('3C 4C 5C') }])
    expect(melded?.discards.at(-1)).toBe(cardsOf('KD')[0])
  })

  test('may take the open card for a meld, which is laid down at once', () => {
    const taken = play(state(), named('take', '9D 9H'))
    expect(taken?.melds).toEqual([{ owner: 0, cards: cardsOf('9C 9H 9D') }])
    expect(taken?.discards).toEqual(cardsOf('AC'))
    expect(taken?.phase).toBe('play')
  })

  test('may add to a meld of anybody, whose owner then can’t call a draw until the own turn has passed', () => {
    const melds = [{ owner: 2, cards: cardsOf('6H 7H 8H') }]
    const added = play(state({ melds, phase: 'play' }), `sapaw:${cardsOf('9H')[0]}@0`)
    expect(added?.melds[0]?.cards).toEqual(cardsOf('6H 7H 8H 9H'))
    expect(added?.blocked).toEqual([false, false, true])
    expect(added && tongitsRules.view({ ...added, turn: 2, phase: 'draw' }, 2).mayCall).toBe(false)
    const passed = added && play({ ...added, turn: 2 }, named('dump', 'QC'))
    expect(passed?.blocked).toEqual([false, false, false])
  })

  test.each([
    ['a dump before a card is taken', state(), named('dump', 'KD')],
    ['two dumps at once', state({ phase: 'play' }), named('dump', 'KD 9D')],
    ['a second card', state({ phase: 'play' }), 'draw'],
    ['a card from an empty stock', state({ stock: [] }), 'draw'],
    ['the open card without a meld', state(), named('take', '3C 4C')],
    ['no meld', state({ phase: 'play' }), named('meld', '3C 4C 9D')],
    ['cards of somebody else', state({ phase: 'play' }), named('meld', '7D 9S QC')],
    [
      'a sapaw that doesn’t fit',
      state({ phase: 'play', melds: [{ owner: 1, cards: cardsOf('2H 3H 4H') }] }),
      `sapaw:${cardsOf('KD')[0]}@0`,
    ],
    ['a sapaw on nothing', state({ phase: 'play' }), 'sapaw:8@7'],
    ['a draw call without a meld', state(), 'call'],
    [
      'a draw call after the draw',
      state({ phase: 'play', melds: [{ owner: 0, cards: cardsOf('2H 3H 4H') }] }),
      'call',
    ],
    ['another word', state(), 'constructor'],
    ['two texts', state(), 'draw:1:2'],
  ])('refuses %s', (_, from, move) => expect(play(from, move)).toBeUndefined())

  test('that runs out of time draws, and then dumps', () => {
    expect(tongitsRules.wait(tongitsRules.view(state(), 0))).toBe('draw')
    const waiting = tongitsRules.wait(tongitsRules.view(state({ phase: 'play' }), 0))
    expect(waiting).toBe(named('dump', 'KD'))
  })
})

describe('[LNCH-08] a round', () => {
  test('begins with thirteen cards for the dealer, who dumps first', () => {
    const dealt = tongitsRules.deal(
      Array.from({ length: 52 }, (_, card) => card),
      2,
    )
    expect(dealt.hands.map(({ length }) => length)).toEqual([12, 12, 13])
    expect(dealt).toMatchObject({ turn: 2, phase: 'play' })
    expect(dealt.stock).toHaveLength(15)
  })

  test('is won at once by a hand without cards', () => {
    const over = play(state({ hands: [cardsOf('KD'), [], []], phase: 'play' }), named('dump', 'KD'))
    expect(over?.end).toEqual({ reason: 'tongits', by: 0 })
    expect(over && tongitsRules.turn(over)).toBeUndefined()
    expect(over && tongitsRules.winners(over)).toEqual([0])
  })

  const run = { cards: cardsOf('2H 3H 4H') }
  test.each([
    ['the caller with the fewest points', ['AC', '2C', '3C'], [0, 1, 2], [0]],
    ['a challenger with fewer', ['3D', '2C', 'KC'], [0, 1, 2], [1]],
    ['a challenger with as many', ['2D', '2C', 'KC'], [0, 1], [1]],
    ['both challengers with as many', ['2D', '2C', '2S'], [0, 1, 2], [1, 2]],
    ['not a burned player', ['KD', 'AC', '2C'], [0], [0]],
  ])('after a draw call goes to %s', (_, hands, opened, winners) => {
    const melds = opened.map((owner) => ({ owner, ...run }))
    const over = play(state({ hands: hands.map(cardsOf), melds }), 'call')
    expect(over && tongitsRules.winners(over)).toEqual(winners)
  })

  test.each([
    ['the fewest points', ['AC KD', '9C', 'KC'], [0, 1, 2], [0]],
    ['all who share them', ['AC KD', 'AD', 'KC'], [0, 1, 2], [0, 1]],
    ['the fewest of those with a meld', ['9C KD', 'AD', 'KC'], [0, 2], [0]],
    ['the fewest of all, if nobody has a meld', ['9C KD', 'AD', 'KC'], [], [1]],
  ])('without stock goes to %s', (_, hands, opened, winners) => {
    const melds = opened.map((owner) => ({ owner, ...run }))
    const over = play(
      state({ hands: hands.map(cardsOf), melds, stock: [], phase: 'play' }),
      named('dump', 'KD'),
    )
    expect(over?.end?.reason).toBe('stock')
    expect(over && tongitsRules.winners(over)).toEqual(winners)
  })
})
