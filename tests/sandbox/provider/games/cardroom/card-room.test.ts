/** Tables, turns and money of the card rooms. The rules of each game have tests of their own. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { PlacedBet, TimedGame, TimedSeat } from '../game.ts'
import { opened } from '../opened.ts'
import { createPusoyGame } from '../pusoydos/pusoy-game.ts'
import type { PusoyTable } from '../pusoydos/pusoy-table.ts'
import { seeded } from '../seeded.ts'
import { placed, timedParts } from '../timed-parts.ts'
import { cardClock } from './replay.ts'

const start = 1_700_000_000_000
let now = start
let seed = 4
let game: TimedGame

const place: TimedSeat = {
  ...opened({ category: 'PVP', model: 'pusoy-dos', room: { id: 'KW-1052-1', stake: '10.00' } }),
  account: 'juan',
  sessionId: 'session',
}
const bet = (more: Partial<PlacedBet> = {}): PlacedBet => placed('KW-1052-1', { placedAt: start, ...more })

beforeEach(() => {
  now = start
  seed = 4
  game = createPusoyGame(
    timedParts(
      () => now,
      (bound) => seeded(seed++)(bound),
    ),
  )
})

async function look(bets: readonly PlacedBet[], past: readonly PlacedBet[] = []): Promise<PusoyTable> {
  const table = await game.table(place, bets, past)
  if (table?.kind !== 'pusoydos') throw new Error('no table')
  return table
}

/** Advances to the player's next turn. */
async function untilMyTurn(round: PlacedBet): Promise<PusoyTable> {
  for (;;) {
    const table = await look([round])
    if (table.round?.turn?.seat === 0) return table
    if (table.round?.end) throw new Error('the round is over')
    now = table.nextAt
  }
}

/** Makes a move as the page would, and returns the bet with it. */
async function moved(round: PlacedBet, move: string): Promise<PlacedBet> {
  const made = await game.move?.(place, round, move)
  if (typeof made !== 'object') throw new Error(`refused: ${made}`)
  expect(made.settlesAt).toBeNull()
  return { ...round, moves: [...round.moves, made.kept] }
}

describe('[LNCH-08] a seat', () => {
  test('is taken for the room’s own stake, and only once at a time', async () => {
    expect(await game.accept(place, bet())).toEqual({ settlesAt: null })
    expect(await game.accept(place, bet({ id: 'another' }), [bet()])).toBe('ODDS_CHANGED')
  })

  test.each(['', 'open', 'KW-1052-2', '__proto__', '<script>'])('in %j is refused', async (choice) => {
    expect(await game.accept(place, bet({ choice }))).toBe('CHOICE_IMPOSSIBLE')
  })

  test('is kept while free ones fill, and cards are dealt when all have come', async () => {
    const before = await look([bet()])
    expect(before.round?.turn).toBeNull()
    expect(before.seats).toHaveLength(4)
    now = start + cardClock.opening
    const { seats, round } = await look([bet()])
    expect(seats.every(({ here }) => here)).toBe(true)
    expect(new Set(seats.map(({ name }) => name)).size).toBe(4)
    expect(seats.slice(1).every(({ name }) => /^..\*{3}.$/.test(name))).toBe(true)
    expect(round?.turn).not.toBeNull()
    expect(round).toMatchObject({ stake: '10.00', pot: '38.00' })
  })
})

describe('[LNCH-08] the table', () => {
  test('is the same for every look at it, and goes on while nobody looks', async () => {
    const round = bet()
    now = start + 600_000
    const late = await look([round])
    expect(await look([round])).toEqual(late)
    expect(late.round?.end).not.toBeNull()
    expect(late.round?.missed).toBeGreaterThan(0)
  })

  test('shows a round that has ended while the player was away, and who won the last ones', async () => {
    now = start + 300_000
    const { round, history } = await look([], [bet()])
    expect(round?.end?.winners).toHaveLength(1)
    expect(round?.acts.some(({ auto }) => auto)).toBe(true)
    expect(round?.view.hands).toHaveLength(4)
    expect(history).toMatchObject([{ winners: [expect.anything()], each: '38.00' }])
    now = start + 3_600_000
    expect((await look([], [bet()])).round).toBeNull()
    expect((await look([], [bet()])).history).toHaveLength(1)
  })
})

describe('[LNCH-08] a turn', () => {
  test('waits for the player, and then the table makes a safe move and says so', async () => {
    const { round } = await untilMyTurn(bet())
    const until = round?.turn?.until ?? 0
    expect(until - (round?.turn?.since ?? 0)).toBe(cardClock.timeout)
    now = until + cardClock.grace - 1
    expect((await look([bet()])).round?.turn?.seat).toBe(0)
    now = until + cardClock.grace
    const after = await look([bet()])
    expect(after.round).toMatchObject({ missed: 1, away: false })
    expect(after.round?.acts.at(-1)).toMatchObject({ seat: 0, auto: true })
  })

  test('is short for a player who has missed two, until that player moves again', async () => {
    let { round } = await untilMyTurn(bet())
    while ((round?.missed ?? 0) < 2) {
      now = (round?.turn?.until ?? 0) + cardClock.grace
      ;({ round } = await untilMyTurn(bet()))
    }
    expect(round?.away).toBe(true)
    expect((round?.turn?.until ?? 0) - (round?.turn?.since ?? 0)).toBe(cardClock.awayTimeout)
    const move = round?.view.trick ? 'pass' : `play:${round?.view.hand[0]}`
    const back = await moved(bet(), `${round?.steps}:${move}`)
    expect((await look([back])).round?.away).toBe(false)
  })

  test('that was missed stays missed: the player’s next move counts in the turn it was made in', async () => {
    let { round } = await untilMyTurn(bet())
    now = (round?.turn?.until ?? 0) + cardClock.grace
    ;({ round } = await untilMyTurn(bet()))
    const { steps = 0, acts: before = [] } = round ?? {}
    const move = round?.view.trick ? 'pass' : `play:${round?.view.hand[0]}`
    const back = await moved(bet(), `${steps}:${move}`)
    const after = (await look([back])).round
    expect(after).toMatchObject({ missed: 1, steps: steps + 1 })
    expect(after?.acts).toEqual([...before, { seat: 0, move, auto: false }])
  })

  test('counts once: a move of another turn, or out of turn, changes nothing', async () => {
    const before = await look([bet()])
    expect(await game.move?.(place, bet(), `${before.round?.steps}:pass`)).toBe('ODDS_CHANGED')
    const { round } = await untilMyTurn(bet())
    const move = round?.view.trick ? 'pass' : `play:${round?.view.hand[0]}`
    const after = await moved(bet(), `${round?.steps}:${move}`)
    expect((await look([after])).round?.acts.at(-1)).toEqual({ seat: 0, move, auto: false })
    expect(await game.move?.(place, after, `${round?.steps}:${move}`)).toBe('ODDS_CHANGED')
  })

  test.each([
    '',
    'pass',
    ':pass',
    '-1:pass',
    '0x1:pass',
    'STEP:play:',
    'STEP:play:99',
    'STEP:play:1.1',
    'STEP:play:1,2',
    'STEP:fold',
    'STEP:__proto__',
    `STEP:play:${Array.from({ length: 60 }, () => '1').join('.')}`,
  ])('refuses the move %j', async (text) => {
    const { round } = await untilMyTurn(bet())
    expect(await game.move?.(place, bet(), text.replace('STEP', String(round?.steps)))).toBe(
      'CHOICE_IMPOSSIBLE',
    )
  })
})

describe('[LNCH-08] the pot', () => {
  test('goes to the winner, less the fee, and only once the round is over', async () => {
    let won = 0
    for (let number = 0; number < 40; number++) {
      const round = bet({ id: `bet ${number}` })
      now = start
      for (let table = await look([round]); !table.round?.end; table = await look([round])) {
        expect(await game.settle(place, round)).toBeUndefined()
        now = table.nextAt
      }
      const win = await game.settle(place, round)
      const { winners = [] } = (await look([round])).round?.end ?? {}
      expect(win).toBe(winners.includes(0) ? 3_800n : 0n)
      if (win !== 0n) won++
    }
    // Even a player who never moves wins sometimes: the table leads for them.
    expect(won).toBeLessThan(20)
  })
})
