/** What is drawn stays secret until everybody may know it: answers before that are the same, whatever is drawn. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gameModels, type ModelId } from '#sandbox/world/games/game-models.ts'
import { createProvider } from './app.ts'
import { isTimed } from './games/engines.ts'
import type { RandomBelow } from './games/random.ts'
import { seeded } from './games/seeded.ts'
import type { GameKind, PageData, RoundAnswer, TableAnswer, TimedTable } from './protocol.ts'
import { launchPath, startTestWallet, type TestWallet, testSecret } from './test-wallet.ts'

/** Rounds, spans and draws of all games begin here. */
const start = 1_800_000_000_000
const bettingAt = start + 7_000
/** What is drawn before the bet is the same in all runs, what is drawn from then on isn't. */
const before = 1
const seeds = [3, 4, 5, 6, 7, 8]

interface Secret {
  /** What is bet on. */
  readonly choice: string
  /** Until when the whole table is the same, in ms since 1970. */
  readonly until: number
  /** What is drawn for this player's eyes, or shown to everybody without saying how it ends. */
  readonly drawn?: readonly string[]
}

const sides = { baccarat: 'banker', roulette: 'red', dragonTiger: 'dragon', colorGame: 'red' }

function secretOf(table: TimedTable): Secret {
  switch (table.kind) {
    case 'live':
      return { choice: `${table.round}:${sides[table.variant]}=10.00`, until: table.closesAt }
    case 'lottery': {
      const { issue = '', drawsAt = 0 } = table.upcoming[0] ?? {}
      const { id = '', picks = 0 } = table.plays.at(-1) ?? {}
      const numbers = Array.from({ length: picks }, (_, index) => String(index + 1).padStart(2, '0'))
      return { choice: `${issue}:${id}.${numbers.join('')}`, until: drawsAt }
    }
    case 'sports': {
      const match = table.fixtures.find(({ phase }) => phase === 'ahead')
      const market = match?.markets.find(({ id }) => id === 'w')
      return {
        choice: `${match?.id}:w:h@${market?.odds.h}`,
        until: match?.startsAt ?? 0,
        drawn: ['fixtures'],
      }
    }
    case 'crash':
      return { choice: `${table.round}@1.50`, until: table.startsAt, drawn: ['seal'] }
    case 'bingo':
      return { choice: `${table.room}:${table.round}`, until: table.closesAt, drawn: ['own'] }
    case 'sabong':
      return { choice: `${table.fight}:meron`, until: table.fightsAt }
    case 'mines':
      return { choice: 'mines:3', until: bettingAt + 60_000 }
    case 'pusoydos':
    case 'tongits':
    case 'luckynine':
      return { choice: table.place, until: bettingAt + 3_000, drawn: ['round'] }
  }
}

let wallet: TestWallet
let now = start
let tokens = 0
/** How often something was drawn. */
let draws = 0

beforeEach(async () => {
  wallet = await startTestWallet(() => now)
})
afterEach(() => wallet.close())

/** Opens a game just before its rounds begin. */
async function open(model: ModelId) {
  const { kind } = gameModels[model]
  now = start - 1
  wallet.setBalance('1000.00')
  wallet.setGame({ model, gameName: model, category: 'TEST', minBet: '10.00' })
  let random: RandomBelow = seeded(before)
  const { app, close } = createProvider({
    walletUrl: wallet.url,
    secret: testSecret,
    frameAncestors: () => [],
    retryDelays: [],
    now: () => now,
    random: (bound) => {
      draws += 1
      return random(bound)
    },
  })
  const page = await (await app.request(launchPath(`secret-${tokens++}`))).text()
  const data: PageData = JSON.parse(page.match(/id="page-data">([^<]*)</)?.[1] ?? '')
  async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' }
    const request = JSON.stringify({ key: data.key, ...body })
    const answer: Answer = await (await app.request(path, { method: 'POST', headers, body: request })).json()
    return answer
  }
  const bet = (choice?: string) =>
    post<RoundAnswer>('/api/round', { roundId: 'round-secret', bet: '10.00', choice })
  return {
    kind,
    close,
    look: () => post<TableAnswer>('/api/table'),
    bet,
    draw: (seed: number) => {
      random = seeded(seed)
      draws = 0
    },
  }
}

/** What is seen of a table whose round isn't decided. */
const seen = ({ tickets, table, balance }: TableAnswer, drawn: readonly string[] = []) => ({
  tickets,
  balance,
  table: Object.fromEntries(Object.entries(table).filter(([name]) => !drawn.includes(name))),
})

/** All that a player is told of a bet before anybody may know how it ends, and of how it waits after that. */
async function told(model: ModelId, seed: number) {
  const game = await open(model)
  now = bettingAt
  // A look draws the flights of crash. All else that it shows is over.
  if (game.kind === 'crash') game.draw(seed)
  const { table } = await game.look()
  game.draw(seed)
  const { choice, until, drawn } = secretOf(table)
  const early: unknown[] = [await game.bet(choice), await game.bet(choice)]
  for (const time of [bettingAt + 1, (bettingAt + until) / 2, until - 1]) {
    now = Math.floor(time)
    early.push(await game.bet(choice), seen(await game.look(), drawn))
  }
  const waiting: RoundAnswer[] = []
  for (let step = 0; step < 20; step++) {
    now = until + step * 700
    waiting.push(await game.bet(choice))
  }
  game.close()
  return { early, waiting }
}

const models = Object.keys(gameModels).filter((model): model is ModelId => Object.hasOwn(gameModels, model))
const timed = models.filter((model) => isTimed(gameModels[model].kind))
const instant = models.filter((model) => !isTimed(gameModels[model].kind))

describe('[LNCH-13] no answer tells how a bet will end', () => {
  test.each(timed)('in %s', async (model) => {
    const runs = []
    for (const seed of seeds) runs.push(await told(model, seed))
    const [first] = runs
    expect(first?.early[0]).toMatchObject({ state: 'waiting', balance: '990.00' })
    for (const { early } of runs) expect(early).toEqual(first?.early)
    for (const [step] of first?.waiting.entries() ?? []) {
      const answers = runs.map(({ waiting }) => waiting[step]).filter((answer) => answer?.state === 'waiting')
      for (const answer of answers) expect(answer).toEqual(answers[0])
    }
  })

  test.each(instant)('in %s: nothing is drawn before the bet is booked', async (model) => {
    const game = await open(model)
    game.draw(2)
    wallet.setDown('bet', true)
    wallet.setDown('rollback', true)
    const choices: Partial<Record<GameKind, string>> = { hilo: 'same', fish: 'dilis', dice: 'red' }
    expect(await game.bet(choices[game.kind])).toEqual({ state: 'open' })
    expect(draws).toBe(0)
    game.close()
  })
})
