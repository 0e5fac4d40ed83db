/**
 * Fifty accounts play every model of the catalogue for five minutes of the clock, while wallet calls are lost and the
 * provider is ended in the middle of its work. Set RANDOM_SEED to play another course; a failure names its seed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Database } from '#sandbox/operator/db/database.ts'
import { auditLedger } from '#sandbox/operator/ledger/audit.ts'
import { gameModels, modelOf } from '#sandbox/world/games/game-models.ts'
import { randomFor } from '#sandbox/world/generator/random.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { scaled } from '../../../support/machine-factor.ts'
import { Arcade } from './arcade.ts'
import { type BettingSpot, bettingSpotsOf } from './betting-spots.ts'
import { bookedTwice, differences, minorOf, openRounds, roundsOfProvider, roundsOfSandbox } from './books.ts'
import { Bot } from './bot.ts'
import { playedOn } from './choices.ts'

const seed = Number(process.env['RANDOM_SEED'] ?? 1)
const second = 1_000
const steps = 5 * 60
const count = 50
/** Games that each bot plays, and how often it does something, a second. */
const games = 8
const pace = 0.35
/** Nothing that was bet is decided later than this after the last bet, in seconds. */
const longest = 2 * 60 * 60
/** Bets of every model that are decided, and models in which somebody wins. */
const least = { decided: 20, winning: 20 }

/** What happens in any course, besides the moves in each game. */
const happenings = [
  'lateBet',
  'lostBet',
  'lateWin',
  'lostWin',
  'lateRollback',
  'restart',
  'sent again',
  'sent twice at once',
  'late: BETS_CLOSED',
  'BET_OUT_OF_RANGE',
  'INSUFFICIENT_FUNDS',
  'LOSS_LIMIT',
  'move in sportsbook',
]

let folder: string
let arcade: Arcade
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bots-'))
  arcade = new Arcade(seed, folder)
})
afterEach(() => {
  arcade.close()
  rmSync(folder, { recursive: true })
})

/** Opens an account. Some have little money, and some a limit on what they lose. */
async function openBot(places: readonly BettingSpot[], number: number): Promise<Bot> {
  const { client, clock } = arcade
  const { members, ledger, sessions } = client.server.sandbox
  const name = `bot${number}`
  const { id } = members.create({ username: name, type: 0, parentId: 13, realName: 'Rosa Random' })
  ledger.move('adjustment', `bots ${id}`, clock.now(), id, number % 8 === 1 ? 60_00 : 4_000_00)
  const token = sessions.begin(id)
  if (number % 8 === 2)
    await client.value(contract.limits.set, { kind: 'loss', period: 'day', limit: '100' }, { token })
  // One after the other around the list, so that every game has as many players.
  const own = places.filter(
    (_, index) => (index + places.length - ((number * games) % places.length)) % places.length < games,
  )
  return new Bot(arcade, { name, id, token }, own, randomFor(seed, name))
}

test(
  `[LNCH-08, LNCH-13] whatever fifty players do in five minutes of every game, no centavo appears or is lost (seed ${seed})`,
  async () => {
    const { client, clock, met } = arcade
    const { db } = client.server
    const places = bettingSpotsOf(client)
    const missing = Object.keys(gameModels).filter((id) => places.every(({ model }) => model !== id))
    expect(missing, 'models without a listed game, or without a chooser').toEqual([])
    const bots = await Promise.all(Array.from({ length: count }, (_, number) => openBot(places, number)))
    const balances = async () => Promise.all(bots.map(({ token }) => client.balance(token)))
    const start = clock.now()
    const before = await balances()

    for (let step = 0; step < steps; step += 1) {
      if (step === steps / 2) arcade.restartAfter(20)
      const busy = bots.filter(({ random }) => random() < pace)
      await Promise.all(busy.map((bot) => bot.act()))
      await arcade.advance(second)
    }
    const provider = new Database(arcade.providerFile)
    for (let waited = 0; openRounds(provider) > 0 && waited < longest; waited += 10) {
      await Promise.all(bots.map((bot) => bot.clear()))
      await arcade.advance(10 * second)
    }

    // The books of the sandbox are right, the provider's say the same, and so does what every player was told.
    const after = await balances()
    const told = await Promise.all(bots.map((bot) => bot.told()))
    const rounds = roundsOfProvider(provider)
    provider.close()
    const recorded = roundsOfSandbox(
      db,
      bots.map(({ id }) => id),
    )
    expect(auditLedger(db)).toMatchObject({ total: 0, faults: [] })
    expect(differences(rounds, recorded)).toEqual([])
    expect(bookedTwice(db)).toEqual([])
    expect(bots.flatMap(({ contradictions }) => contradictions)).toEqual([])
    for (const [index, { name, token }] of bots.entries()) {
      const change = minorOf(after[index]) - minorOf(before[index])
      const filter = { from: start, to: clock.now() + 1, pageNo: 1, pageSize: 1, language: 'EN' }
      const { totals } = await client.value(contract.records.bets, filter, { token })
      const net = minorOf(totals?.net ?? '')
      expect({ name, net, told: told[index] }).toEqual({ name, net: change, told: change })
    }

    // Everything happened.
    const settled = rounds.filter(({ state }) => state === 'settled')
    const played = places.map(({ model, nodeId }) => {
      const own = settled.filter((round) => round.nodeId === nodeId)
      return { model, decided: own.length, won: own.filter(({ win }) => win !== '0.00').length }
    })
    expect(played.filter(({ decided }) => decided < least.decided)).toEqual([])
    expect(played.filter(({ won }) => won > 0).length).toBeGreaterThanOrEqual(least.winning)
    const moved = places.filter(({ model }) => playedOn.has(modelOf({ model }).kind))
    const expected = [...happenings, ...moved.map(({ model }) => `move in ${model}`)]
    expect(expected.filter((name) => !met.has(name))).toEqual([])
  },
  scaled(120_000),
)
