/** Compares the games' published returns with what they return in simulations. */
import { expect, test } from 'vitest'
import { drawNumbers } from '#sandbox/operator/lottery/draws.ts'
import { formOf, lotteryModels } from '#sandbox/operator/lottery/forms.ts'
import { potOf, potPercent } from '#sandbox/world/games/bingo-rooms.ts'
import { gameModels, modelOf } from '#sandbox/world/games/game-models.ts'
import type { InstantKind } from '../protocol.ts'
import { drawRound as drawBingo, type Entry, makeCard } from './bingo/bingo-rules.ts'
import { crashReturn, drawCrash, exitOf } from './crash/crash-rules.ts'
import { gameOf } from './engines.ts'
import { wheelKinds, wheelSpots } from './live/client/roulette-spots.ts'
import { feltSpots } from './live/client/spots.ts'
import { betOn, drawRound, liveBets, liveReturn } from './live/live-rules.ts'
import { type LiveResult, type LiveVariant, liveVariants } from './live/live-table.ts'
import { prizesOf } from './lottery/client/lines.ts'
import { chanceOf, playsOf, ticketWin } from './lottery/lottery-rules.ts'
import { chanceOf as chanceOfField, isMined, minesPay, minesReturn, mostOpened } from './mines/mines-rules.ts'
import { mineCounts } from './mines/mines-table.ts'
import { opened as openedGame } from './opened.ts'
import type { RandomBelow } from './random.ts'
import { drawFight, chancesOf as fightChances, oddsOf as fightOdds } from './sabong/sabong-rules.ts'
import { seeded } from './seeded.ts'
import { slotGame } from './slot/slot-game.ts'
import { playSlot, rulesOf } from './slot/slot-models.ts'
import { slotIds } from './slot/slot-table.ts'
import { chancesOf, oddsOf } from './sports/chances.ts'
import { type Drawn, drawMatch, endOf, kickOff, seenAt } from './sports/play.ts'
import { matchOf } from './sports/schedule.ts'
import { cashOutOf, type Leg, type Look, legState } from './sports/slips.ts'
import { specs } from './sports/sports-catalogue.ts'

/** Divisible by everything that bets are split into or multiplied by. */
const bet = 120_000n

/** Statistics of the returns per round, in multiples of the bet. */
class Sample {
  #rounds = 0
  #sum = 0
  #squares = 0

  add(returned: number, times = 1): void {
    this.#rounds += times
    this.#sum += returned * times
    this.#squares += returned * returned * times
  }

  mean(): number {
    return this.#sum / this.#rounds
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

/** Every course that random decisions can take, with its probability: for what has few of them. */
function* coursesOf<Result>(
  play: (random: RandomBelow) => Result,
): Generator<{ result: Result; chance: number }> {
  const course: { chosen: number; bound: number }[] = []
  do {
    let decisions = 0
    let chance = 1
    const result = play((bound) => {
      course[decisions] ??= { chosen: 0, bound }
      chance /= bound
      return course[decisions++]?.chosen ?? 0
    })
    yield { result, chance }
    // On to the next course, as on to the next number: the last decision that has a choice left takes it.
    for (let last = course.at(-1); last && ++last.chosen === last.bound; last = course.at(-1)) course.pop()
  } while (course.length > 0)
}

/** Digits with each number of orders, by how many there are. */
const ordersOf: Readonly<Record<number, readonly number[][]>> = {
  3: [
    [1, 2, 3],
    [1, 1, 2],
  ],
  4: [
    [1, 2, 3, 4],
    [1, 1, 2, 3],
    [1, 1, 2, 2],
    [1, 1, 1, 2],
  ],
}

const instantKinds: readonly Exclude<InstantKind, 'slot' | 'fish'>[] = ['hilo', 'dice']

test.each(instantKinds.flatMap((kind) => gameOf(kind).returns.map((published) => ({ kind, ...published }))))(
  '[LNCH-13] $kind returns what it publishes for $choices: $share, exactly',
  ({ kind, choices, share }) => {
    const game = gameOf(kind)
    let returned = 0
    let played = 0
    for (const choice of choices)
      for (const { result: outcome, chance } of coursesOf((random) =>
        game.play(game.open(random, openedGame()), bet, choice, random),
      )) {
        // A guess that is impossible for this card isn't a bet.
        if (!outcome) continue
        returned += (chance * Number(outcome.win)) / Number(bet)
        played += chance
      }
    // Published shares are rounded to hundredths of a percent.
    expect(Math.abs(returned / played - share)).toBeLessThanOrEqual(0.000_05)
  },
)

test.each(gameOf('fish').returns)(
  '[LNCH-13] fish returns what it publishes for $choices: $share',
  ({ choices, share }) => {
    const game = gameOf('fish')
    const random = seeded(20_261_122)
    const sample = new Sample()
    const table = game.open(random, openedGame())
    for (let round = 0; round < 1_000_000; round++)
      sample.add(Number(game.play(table, bet, choices[0], random)?.win) / Number(bet))
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

test.each([1.01, 1.5, 2, 10, 50])(
  '[LNCH-13] leaving a flight at %s× returns what crash publishes',
  (target) => {
    const random = seeded(20_261_126)
    const sample = new Sample()
    for (let round = 0; round < 1_000_000; round++) {
      const exit = exitOf({ round, auto: Math.round(target * 100) }, [], drawCrash(random))
      sample.add((exit ?? 0) / 100)
    }
    expect(sample.offBy(crashReturn)).toBeLessThan(1)
  },
)

test('[LNCH-13] a bingo card returns what the room publishes', () => {
  const random = seeded(20_261_128)
  const sample = new Sample()
  const cards = 40
  const price = 120_000
  const entries = Array.from(
    { length: cards },
    (_, index): Entry => ({
      owner: { account: 'juan', roundId: String(index) },
      card: makeCard(random),
    }),
  )
  // Cards stay, balls change: with balls in random order, every card is as good as a fresh one.
  for (let round = 0; round < 25_000; round++) {
    const { prizes } = drawBingo(entries, potOf(price, cards), random)
    const won = new Map<string, number>()
    for (const { winners, each } of prizes)
      for (const winner of winners)
        if ('roundId' in winner) won.set(winner.roundId, (won.get(winner.roundId) ?? 0) + each)
    for (let card = 0; card < cards; card++) sample.add((won.get(String(card)) ?? 0) / price)
  }
  expect(sample.offBy(potPercent / 100)).toBeLessThan(1)
})

test.each(mineCounts)(
  '[LNCH-13] a field of %i mines returns what it publishes, whenever it is collected',
  (mines) => {
    const random = seeded(20_261_127)
    const sample = new Sample()
    let published = 0
    const most = Math.min(6, mostOpened(mines))
    const pays = Array.from({ length: most + 1 }, (_, opened) => minesPay(mines, opened) / 100)
    const shares = pays.map((pay, opened) => pay * chanceOfField(mines, opened))
    for (let round = 0; round < 1_000_000; round++) {
      const wanted = (round % most) + 1
      let opened = 0
      while (opened < wanted && !isMined(mines, opened, random)) opened++
      sample.add(opened === wanted ? (pays[wanted] ?? 0) : 0)
      published += shares[wanted] ?? 0
    }
    expect(sample.offBy(published / 1_000_000)).toBeLessThan(1)
    expect(published / 1_000_000).toBeGreaterThan(minesReturn - 0.01)
  },
)
/** Every spot of a live table. */
const liveSpots = (variant: LiveVariant): readonly string[] =>
  variant === 'roulette' ? wheelSpots.map(({ id }) => id) : feltSpots[variant]

/** The tables whose rounds have few enough courses to count them all. */
const countedVariants = liveVariants.filter((variant) => variant !== 'baccarat')

test.each(countedVariants)('[LNCH-13] %s returns what it publishes on every spot, exactly', (variant) => {
  const courses = [...coursesOf((random) => drawRound(variant, 0, random))]
  for (const spot of liveSpots(variant)) {
    const returned = courses.reduce(
      (sum, { result, chance }) => sum + (chance * liveReturn(variant, spot, result)) / 100,
      0,
    )
    expect([spot, Math.abs(returned - (betOn(variant, spot)?.returns ?? 0)) < 1e-9]).toEqual([spot, true])
  }
})

test('[LNCH-13] baccarat returns what it publishes, on every spot', () => {
  const random = seeded(20_261_126)
  // Rounds with one result are counted together.
  const results = new Map<string, { result: LiveResult; count: number }>()
  for (let round = 0; round < 1_000_000; round++) {
    const result = drawRound('baccarat', 0, random)
    const key = result.sides.join()
    const known = results.get(key)
    if (known) known.count++
    else results.set(key, { result, count: 1 })
  }
  for (const spot of liveSpots('baccarat')) {
    const sample = new Sample()
    for (const { result, count } of results.values())
      sample.add(liveReturn('baccarat', spot, result) / 100, count)
    expect([spot, sample.offBy(betOn('baccarat', spot)?.returns ?? 0) < 1]).toEqual([spot, true])
  }
})

test('[LNCH-13] the house keeps 2.70 % of every bet on the wheel, exactly', () => {
  const pockets = Array.from({ length: 37 }, (_, pocket) => drawRound('roulette', 0, () => pocket))
  for (const { id } of wheelSpots) {
    const paid = pockets.reduce((sum, result) => sum + liveReturn('roulette', id, result), 0)
    expect([id, paid]).toEqual([id, 3600])
  }
})

test('[LNCH-13] a live model publishes the return of its cheapest bet', () => {
  const best = (variant: LiveVariant, kinds: readonly string[]): number =>
    Math.max(...kinds.map((kind) => liveBets[variant][kind]?.returns ?? 0)) * 100
  expect(gameModels.baccarat.rtp).toBeCloseTo(best('baccarat', ['player', 'banker', 'tie']), 2)
  expect(gameModels['speed-baccarat'].rtp).toBe(gameModels.baccarat.rtp)
  expect(gameModels['dragon-tiger'].rtp).toBeCloseTo(
    best('dragonTiger', Object.keys(liveBets.dragonTiger)),
    2,
  )
  expect(gameModels.roulette.rtp).toBeCloseTo(best('roulette', wheelKinds), 2)
  expect(gameModels['color-game-live'].rtp).toBeCloseTo(best('colorGame', ['colour', 'triple']), 2)
})

/** A million lines per lottery, spread over the ways to play it. */
const lotteryLines = 1_000_000

test.each(lotteryModels)(
  '[LNCH-13] %s returns what it publishes, in every prize of every way to play',
  (model) => {
    const form = formOf(model)
    const random = seeded(20_261_124)
    const picks = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
    const bets = playsOf(form).flatMap((play) =>
      // Digits in any order pay by their number of orders: 1 2 3, 1 1 2 …
      (play.prizes[0]?.ways === undefined ? [picks(play.picks)] : (ordersOf[play.picks] ?? [])).map(
        (numbers) => ({
          line: { play, numbers },
          /** How often each payout came. No two prizes of a way to play pay the same. */
          won: new Map<number, number>(),
        }),
      ),
    )
    const rounds = Math.ceil(lotteryLines / bets.length)
    for (let round = 0; round < rounds; round++) {
      const drawn = drawNumbers(form, random)
      for (const { line, won } of bets) {
        const pays = Number(ticketWin(form, [line], drawn, bet)) / Number(bet)
        won.set(pays, (won.get(pays) ?? 0) + 1)
      }
    }
    for (const { line, won } of bets) {
      const prizes = prizesOf(line)
      expect(new Set(prizes.map(({ pays }) => pays)).size).toBe(prizes.length)
      expect([...won.keys()].filter((paid) => !prizes.some(({ pays }) => pays === paid))).toEqual([0])
      for (const prize of prizes) {
        const chance = chanceOf(form, line.play.picks, prize)
        const sample = new Sample()
        const times = won.get(prize.pays) ?? 0
        sample.add(prize.pays, times)
        sample.add(0, rounds - times)
        // The largest prizes are too rare to be sampled, so the deviation is calculated from their probability.
        expect(sample.offBy(prize.pays * chance, prize.pays * Math.sqrt(chance))).toBeLessThan(1)
      }
    }
  },
)

const bookReturn = modelOf({ model: 'sportsbook' }).rtp / 100
const matchesOfSport = 8_000

/** Every bet that a match offers at its start and at a random moment, each with what it returned. */
function* betsOn(spec: (typeof specs)[number], number: number, random: RandomBelow): Generator<number> {
  const match = matchOf(spec, number)
  const drawn: Drawn = { ...drawMatch(spec, match.level, random), postponed: false }
  const ended: Look = { match, phase: 'ended', seen: endOf(spec, match.level, drawn) }
  const moment = seenAt(spec, match.level, drawn, 1 + random(70))
  for (const { state, danger, fresh } of [{ state: kickOff, danger: null, fresh: false }, moment]) {
    if (state.winner !== null || danger || fresh) continue
    for (const { id, chances } of chancesOf(spec, match.level, state))
      for (const side of ['h', 'd', 'a', 'o', 'u', 'y', 'n'] as const) {
        const odds = oddsOf(chances[side] ?? 0)
        if (odds === undefined) continue
        const leg: Leg = { match: match.id, market: id, side, odds }
        yield legState(ended, leg) === 'won' ? odds / 100 : 0
      }
  }
}

test.each(specs.map((spec) => ({ sport: spec.id, spec })))(
  '[LNCH-13] a book of $sport returns what it publishes, before and in play, in every market',
  ({ spec }) => {
    const random = seeded(20_261_125)
    // Bets on one match depend on each other, so a match counts as one.
    const sample = new Sample()
    let bets = 0
    for (let number = 0; number < matchesOfSport; number++) {
      let gained = 0
      for (const returned of betsOn(spec, number, random)) {
        bets++
        gained += returned - bookReturn
      }
      sample.add(gained)
    }
    expect(bets).toBeGreaterThan(50_000)
    expect(sample.offBy(0)).toBeLessThan(1)
  },
)

test('[LNCH-13] cashing out never returns more than the fair value on average, however its moment is chosen', () => {
  const random = seeded(20_261_127)
  const stake = 100_000n
  const samples = { any: new Sample(), peak: new Sample() }
  for (let number = 0; number < 2_400; number++) {
    const spec = specs[number % specs.length]
    if (!spec) continue
    const match = matchOf(spec, number)
    const drawn: Drawn = { ...drawMatch(spec, match.level, random), postponed: false }
    const [market] = chancesOf(spec, match.level, kickOff)
    const odds = oddsOf(market?.chances.h ?? 0)
    if (odds === undefined) continue
    const leg: Leg = { match: match.id, market: 'w', side: 'h', odds }
    const won = legState({ match, phase: 'ended', seen: endOf(spec, match.level, drawn) }, leg) === 'won'
    const hold = won ? odds / 100 : 0
    /** Cashes out at the first moment that a rule likes, or holds. */
    const play = (likes: (offer: number, beat: number) => boolean): number => {
      for (let beat = 0; beat < 90; beat += 4) {
        const seen = seenAt(spec, match.level, drawn, beat)
        if (seen.ended) return hold
        const offer = cashOutOf(stake, [leg], () => ({ match, phase: 'live', seen }))
        if (typeof offer === 'bigint' && likes(Number(offer) / Number(stake), beat))
          return Number(offer) / Number(stake)
      }
      return hold
    }
    const moment = random(70)
    samples.any.add(play((_, beat) => beat >= moment))
    samples.peak.add(play((offer) => offer > 1.3))
  }
  // Holding returns what the book publishes. The offer is below that.
  for (const sample of Object.values(samples)) expect(sample.mean()).toBeLessThan(bookReturn)
})

test('[LNCH-13] a cockfight returns what its model publishes, on every spot', () => {
  const random = seeded(20_261_126)
  const spots = (['meron', 'wala', 'draw'] as const).map((spot) => ({ spot, sample: new Sample() }))
  for (let number = 0; number < 200_000; number++) {
    const chances = fightChances('7', number)
    const { result } = drawFight(chances, random)
    for (const { spot, sample } of spots) sample.add(spot === result ? fightOdds(chances[spot]) / 100 : 0)
  }
  for (const { sample } of spots)
    expect(sample.offBy(modelOf({ model: 'cockfight' }).rtp / 100)).toBeLessThan(1)
})
