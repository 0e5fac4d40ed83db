/** What a seat sees of the others: nothing that depends on a card it may not know. */
import { expect, test } from 'vitest'
import { luckyRules } from '../luckynine/lucky-rules.ts'
import { pusoyRules } from '../pusoydos/pusoy-rules.ts'
import { seeded } from '../seeded.ts'
import { tongitsRules } from '../tongits/tongits-rules.ts'
import type { CardRules } from './card-rules.ts'
import { drawDeal } from './replay.ts'

interface Hidden {
  readonly hands: readonly (readonly number[])[]
  readonly stock?: readonly number[]
}

/** The same state, with the cards that a seat can't see exchanged among each other. */
function exchanged<State extends Hidden>(state: State, seat: number): State {
  const unseen = [
    ...state.hands.filter((_, other) => other !== seat).flat(),
    ...(state.stock ?? []),
  ].toReversed()
  const hands = state.hands.map((hand, other) => (other === seat ? hand : unseen.splice(0, hand.length)))
  return { ...state, hands, ...(state.stock && { stock: unseen }) }
}

/** Whether a seat's view depends on cards that it may not know. */
const sees = <State extends Hidden, View>(
  rules: CardRules<State, View>,
  state: State,
  seat: number,
): boolean =>
  JSON.stringify(rules.view(exchanged(state, seat), seat)) !== JSON.stringify(rules.view(state, seat))

/** Looks at every state of some rounds from every seat. Returns how many looks saw what they may not. */
function leaksOf<State extends Hidden, View>(rules: CardRules<State, View>, rounds: number): number {
  const random = seeded(20_261_127)
  let leaks = 0
  for (let round = 0; round < rounds; round++) {
    const deal = drawDeal(rules.seats, random)
    let state = rules.deal(deal.deck, deal.first)
    for (let turn = rules.turn(state); turn !== undefined; turn = rules.turn(state)) {
      for (let seat = 0; seat < rules.seats; seat++) {
        if (!sees(rules, state, seat)) continue
        leaks++
      }
      state = rules.play(state, rules.choose(rules.view(state, turn))) ?? state
    }
    // At the end everybody sees everything.
    if (!sees(rules, state, 0)) throw new Error('the hands stay hidden at the end')
  }
  return leaks
}

test('[LNCH-08] no seat of Pusoy Dos sees another’s cards before the end', () =>
  expect(leaksOf(pusoyRules, 20)).toBe(0))
test('[LNCH-08] no seat of Tongits sees another’s cards or the stock before the end', () =>
  expect(leaksOf(tongitsRules, 20)).toBe(0))
test('[LNCH-08] no seat of Lucky 9 sees another’s cards or the stock before the end', () =>
  expect(leaksOf(luckyRules, 40)).toBe(0))
