import { namedAccounts } from '#sandbox/world/accounts/accounts.ts'
import type { Database } from '../db/database.ts'
import { deckOf, prizeAt } from './deck.ts'
import { betsPerDraw, drawsInAll, parols } from './rules.ts'
import { timesIn } from './times.ts'

/** How many of their draws the named accounts have kept for later. */
const kept = 2

/**
 * Draws for the named accounts' past bets, each made at the moment when a bet completed it. Their past has no claims,
 * so what they won is still to be claimed, or has lapsed.
 */
export function seedRaffle(db: Database, seed: number, now: number): void {
  const deck = deckOf(seed)
  const { start } = timesIn(now)
  let position = drawsInAll - 1
  for (const { id } of namedAccounts)
    for (const [index, drawn] of moments(db, id, start).slice(0, -kept).entries()) {
      const prizeId = prizeAt(deck, position)?.id ?? null
      const parol = 1 + ((index * 4) % parols)
      db.run(
        'INSERT INTO raffle_draws VALUES (?, ?, ?, ?, ?, ?, NULL)',
        id,
        index + 1,
        position--,
        parol,
        prizeId,
        drawn,
      )
    }
}

/** When an account's bets since a time completed each of its draws. */
function moments(db: Database, accountId: number, start: number): number[] {
  const rounds = db.all<{ bet: number; ended: number }>(
    `SELECT bet, ended FROM rounds WHERE account_id = ? AND state = 'settled' AND ended >= ? ORDER BY ended`,
    accountId,
    start,
  )
  const found: number[] = []
  let bets = 0
  for (const { bet, ended } of rounds) {
    bets += bet
    while (found.length < Math.floor(bets / betsPerDraw)) found.push(ended)
  }
  return found
}
