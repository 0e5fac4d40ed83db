/** Compares the games' published returns with what they return in simulations. */
import { expect, test } from 'vitest'
import { gameModels } from '../../game-models.ts'
import { drawNumbers } from '../../lottery/draws.ts'
import type { InstantKind } from '../protocol.ts'
import { gameOf } from './engines.ts'
import { drawRound, liveReturn, liveSpots } from './live/live-rules.ts'
import { liveVariants } from './live/live-table.ts'
import { chanceOf, type LotteryForm, lotteryReturn, lotteryWin, playsOf } from './lottery/lottery-rules.ts'
import { opened } from './opened.ts'
import { seeded } from './seeded.ts'
import { slotGame } from './slot/slot-game.ts'
import { playSlot, rulesOf, slotIds } from './slot/slot-models.ts'
import { chancesOf, oddsOf, playFixture, type Sport, sportsReturn } from './sports/sports-rules.ts'

/** Divisible by everything that bets are split into or multiplied by. */
const bet = 120_000n

/** Statistics of the returns per round, in multiples of the bet. */
class Sample {
  #rounds = 0
  #sum = 0
  #squares = 0

  add(returned: number): void {
    this.#rounds++
    this.#sum += returned
    this.#squares += returned * returned
  }

  /**
   * Distance between the published share and the mean, relative to half the width of the 99.9 % confidence interval.
   */
  offBy(published: number, deviation = this.deviation()): number {
    const mean = this.#sum / this.#rounds
    return Math.abs(mean - published) / ((3.29 * deviation) / Math.sqrt(this.#rounds))
  }

  deviation(): number {
    const mean = this.#sum / this.#rounds
    return Math.sqrt(this.#squares / this.#rounds - mean * mean)
  }
}

/** As many rounds as take about two seconds, at most a million. */
const rounds: Readonly<Record<Exclude<InstantKind, 'slot'>, number>> = {
  hilo: 1_000_000,
  fish: 1_000_000,
  dice: 1_000_000,
  room: 500_000,
  bingo: 150_000,
}
const instantKinds: readonly Exclude<InstantKind, 'slot'>[] = ['hilo', 'fish', 'dice', 'room', 'bingo']

test.each(instantKinds.flatMap((kind) => gameOf(kind).returns.map((published) => ({ kind, ...published }))))(
  '[LNCH-13] $kind returns what it publishes for $choices: $share',
  ({ kind, choices, share }) => {
    const game = gameOf(kind)
    const random = seeded(20_261_122)
    const sample = new Sample()
    let table = game.open(random, opened())
    for (let round = 0; round < rounds[kind]; round++) {
      const outcome = game.play(table, bet, choices[round % choices.length], random)
      if (outcome) sample.add(Number(outcome.win) / Number(bet))
      // The guess is impossible for this card, so try another.
      table = outcome?.table ?? game.open(random, opened())
    }
    expect(sample.offBy(share)).toBeLessThan(1)
  },
)

/** Their mathematics by itself, because the tables of a million rounds take long to make. */
test.each(slotGame.returns.map(({ model, choices, share }) => ({ model, choice: choices[0], share })))(
  '[LNCH-13] $model returns what it publishes for $choice: $share',
  ({ model, choice, share }) => {
    const id = slotIds.find((each) => each === model) ?? 'slot-low'
    const rules = rulesOf(id)
    const random = seeded(20_261_121)
    const bought = choice === 'buy'
    const price = bought ? (rules.buy?.price ?? 1) : 1
    const sample = new Sample()
    // A bought round is ten spins.
    for (let round = 0; round < (bought ? 150_000 : 1_000_000); round++)
      sample.add(playSlot(rules, random, bought).pay / rules.unit / price)
    expect(sample.offBy(share)).toBeLessThan(1)
  },
)

/** The standard deviation of a bet's result, in bets. */
test.each([
  ['low', 0, 3],
  ['medium', 3, 6],
  ['high', 6, 20],
] as const)('[LNCH-13] slots of %s volatility stray from %s to %s bets', (volatility, least, most) => {
  const models = slotIds.filter((id) => gameModels[id].volatility === volatility)
  expect(models.length).toBeGreaterThan(0)
  for (const rules of models.map(rulesOf)) {
    const random = seeded(20_261_120)
    const sample = new Sample()
    for (let round = 0; round < 100_000; round++) sample.add(playSlot(rules, random).pay / rules.unit)
    expect(sample.deviation()).toBeGreaterThan(least)
    expect(sample.deviation()).toBeLessThan(most)
  }
})

test.each(liveVariants)('[LNCH-13] %s returns what it publishes, on every spot', (variant) => {
  const random = seeded(20_261_123)
  const spots = Object.entries(liveSpots[variant]).map(([spot, { returns }]) => ({
    spot,
    returns,
    sample: new Sample(),
  }))
  for (let round = 0; round < 700_000; round++) {
    const result = drawRound(variant, round, random)
    for (const { spot, sample } of spots) sample.add(liveReturn(variant, spot, result) / 100)
  }
  for (const { sample, returns } of spots) expect(sample.offBy(returns)).toBeLessThan(1)
})

test.each<LotteryForm>([
  { kind: 'digits', count: 3 },
  { kind: 'digits', count: 4 },
  { kind: 'balls', count: 6, pool: 45 },
  { kind: 'balls', count: 20, pool: 80 },
])('[LNCH-13] a lottery of %j returns what it publishes, in every prize of every way to play', (form) => {
  const random = seeded(20_261_124)
  const prizes = playsOf(form).flatMap((play) =>
    play.pays.map((prize) => ({
      prize,
      chance: chanceOf(form, play.picks, prize.right),
      // As if this were the only prize.
      choice: {
        issue: '',
        play: { ...play, pays: [prize] },
        numbers: Array.from({ length: play.picks }, (_, index) => index + 1),
      },
      sample: new Sample(),
    })),
  )
  for (let round = 0; round < 150_000; round++) {
    const drawn = drawNumbers(form, random)
    for (const { choice, sample } of prizes)
      sample.add(Number(lotteryWin(form, choice, drawn, bet)) / Number(bet))
  }
  // The largest prizes are too rare to be sampled, so the deviation is calculated from their probability.
  for (const { prize, chance, choice, sample } of prizes) {
    const deviation = prize.pays * Math.sqrt(chance * (1 - chance))
    expect(sample.offBy(lotteryReturn(form, choice.play), deviation)).toBeLessThan(1)
  }
})

test.each<Sport>(['ball', 'esports', 'cockfight'])(
  '[LNCH-13] a book of %s returns what its odds publish',
  (sport) => {
    const random = seeded(20_261_125)
    const sample = new Sample()
    let published = 0
    const matches = 500_000
    for (let number = 0; number < matches; number++) {
      const chances = chancesOf(sport, 'lane', number)
      const chance = chances.home ?? 0
      published += sportsReturn(chance)
      sample.add(playFixture(sport, chances, random).winner === 'home' ? oddsOf(chance) / 100 : 0)
    }
    expect(sample.offBy(published / matches)).toBeLessThan(1)
    expect(published / matches).toBeGreaterThan(0.93)
  },
)
