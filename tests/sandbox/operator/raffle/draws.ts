import type { ApplicationState } from '#shared/contract/endpoints/promotions.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import { playBetween } from '../rewards/play-sums.ts'
import type { Sandbox } from '../sandbox.ts'
import { crowdDraws } from './crowd-draws.ts'
import { deckOf, prizeAt } from './deck.ts'
import { betsPerDraw, claimableFor, drawsInAll, parols } from './rules.ts'
import { rafflePhase, raffleTimes } from './times.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'seed' | 'settings'>

/** An account's draw. `prizeId` is null if nothing was behind the parol. */
export type DrawRow = {
  number: number
  parol: number
  prizeId: string | null
  drawn: number
  claimed: number | null
}

const columns = 'number, parol, prize_id AS prizeId, drawn, claimed'

export const findDraw = ({ db }: Pick<Sandbox, 'db'>, accountId: number, number: number) =>
  db.get<DrawRow>(
    `SELECT ${columns} FROM raffle_draws WHERE account_id = ? AND number = ?`,
    accountId,
    number,
  )

/** An account's draws, latest first. At most fifty. */
export const listDraws = ({ db }: Pick<Sandbox, 'db'>, accountId: number) =>
  db.all<DrawRow>(
    `SELECT ${columns} FROM raffle_draws WHERE account_id = ? ORDER BY number DESC LIMIT 50`,
    accountId,
  )

const drawnBy = ({ db }: Pick<Sandbox, 'db'>, accountId: number): number =>
  db.get<{ count: number }>('SELECT COUNT(*) AS count FROM raffle_draws WHERE account_id = ?', accountId)
    ?.count ?? 0

/** How many draws an account has left, and what it must bet for the next one, in minor units. */
export function drawsLeft(parts: Pick<Sandbox, 'db' | 'clock'>, accountId: number) {
  const { start, end } = raffleTimes(parts.db)
  const { bet } = playBetween(parts.db, accountId, start, end)
  const drawn = drawnBy(parts, accountId)
  const earned = Math.floor(bet / betsPerDraw)
  return {
    drawn,
    left: rafflePhase(parts) === 'running' ? Math.max(0, earned - drawn) : 0,
    toNext: betsPerDraw - (bet % betsPerDraw),
  }
}

/**
 * Makes an account's draw with a number. The same number again returns the same draw.
 * @throws Refusal RAFFLE_NOT_BEGUN, RAFFLE_OVER, RAFFLE_NO_DRAWS, RAFFLE_EMPTY
 */
export function draw(parts: Parts, accountId: number, { number, parol }: { number: number; parol: number }) {
  const known = findDraw(parts, accountId, number)
  if (known) return known
  if (!Number.isInteger(parol) || parol < 1 || parol > parols)
    throw new Refusal('INVALID_INPUT', { field: 'parol' })
  const phase = rafflePhase(parts)
  if (phase !== 'running') throw new Refusal(phase === 'before' ? 'RAFFLE_NOT_BEGUN' : 'RAFFLE_OVER')
  const { drawn, left, toNext } = drawsLeft(parts, accountId)
  if (number !== drawn + 1) throw new Refusal('INVALID_INPUT', { field: 'number' })
  if (left === 0) throw new Refusal('RAFFLE_NO_DRAWS', { amount: `₱${fromMinor(toNext)}` })
  const position = nextPosition(parts)
  if (position === undefined) throw new Refusal('RAFFLE_EMPTY')
  const prizeId = prizeAt(deckOf(parts.seed), position)?.id ?? null
  const now = parts.clock.now()
  parts.db.run(
    'INSERT INTO raffle_draws VALUES (?, ?, ?, ?, ?, ?, NULL)',
    accountId,
    number,
    position,
    parol,
    prizeId,
    now,
  )
  return { number, parol, prizeId, drawn: now, claimed: null }
}

/** The last position that nobody has drawn. With the sandbox's switch, the last one with money behind it. */
function nextPosition(parts: Parts): number | undefined {
  const { db, seed, settings } = parts
  const taken = new Set(
    db.all<{ position: number }>('SELECT position FROM raffle_draws').map(({ position }) => position),
  )
  const deck = deckOf(seed)
  const fits = (position: number) =>
    settings.values.raffleDraws === 'chance' || prizeAt(deck, position)?.amount === 500_00
  const crowd = crowdDraws(parts)
  for (let position = drawsInAll - 1; position >= crowd; position--)
    if (!taken.has(position) && fits(position)) return position
  return undefined
}

/** Where a draw stands, and until when its prize can be claimed. */
export function standingOf(row: DrawRow, now: number) {
  const until = row.drawn + claimableFor
  const won = now < until ? ('won' as const) : ('lapsed' as const)
  if (row.prizeId === null) return { state: 'nothing' as const, until: null }
  return row.claimed === null ? { state: won, until } : { state: 'claimed' as const, until: null }
}

/** An account's state in the raffle. Undefined if it has nothing to do with it. */
export function raffleState(
  parts: Pick<Sandbox, 'db' | 'clock'>,
  accountId: number,
): ApplicationState | undefined {
  const states = listDraws(parts, accountId).map((row) => standingOf(row, parts.clock.now()).state)
  if (states.includes('won')) return 'issued'
  if (rafflePhase(parts) === 'running') return states.length > 0 ? 'joined' : undefined
  return states.includes('claimed') ? 'claimed' : undefined
}
