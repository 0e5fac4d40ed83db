/** Compares what the sandbox and the provider have written down. */

import type { Database } from '#sandbox/operator/db/database.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { openStages } from '../store.ts'

/** A round in the provider's file, as far as it is needed here. */
interface Kept {
  readonly nodeId: string
  readonly bet: string
  readonly stage: string
  readonly outcome?: { readonly win: string }
  readonly jackpot?: { readonly amount?: string }
}

/** A round as one of the two has it. */
interface Round {
  readonly id: string
  readonly nodeId: number
  readonly state: string
  readonly bet: string
  readonly win: string
}

/** An amount in minor units. */
export const minorOf = (amount = '0'): number => Math.round(Number(amount) * 100)

/** How many rounds the provider has still to end. */
export const openRounds = (db: Database): number =>
  db.get<{ open: number }>(`SELECT COUNT(*) AS open FROM rounds WHERE stage IN ${openStages}`)?.open ?? 0

/** The provider's rounds, without those that never were bet. */
export const roundsOfProvider = (db: Database): Round[] =>
  db
    .all<{ id: string; content: string }>('SELECT id, content FROM rounds')
    .map(({ id, content }): Round => {
      const kept: Kept = JSON.parse(content)
      const { nodeId, bet, stage, outcome, jackpot } = kept
      const win = stage === 'settled' ? Number(outcome?.win ?? 0) + minorOf(jackpot?.amount) : 0
      return {
        id,
        nodeId: Number(nodeId),
        state: stage,
        bet: stage === 'settled' ? bet : '0.00',
        win: fromMinor(win),
      }
    })
    .filter(({ state }) => state !== 'refused')

const stateOf: Readonly<Partial<Record<string, string>>> = { rolledBack: 'void' }

/** The rounds in the sandbox's betting record. */
export const roundsOfSandbox = (db: Database, accounts: readonly number[]): Round[] =>
  db
    .all<{ id: string; nodeId: number; state: string; bet: number; win: number }>(
      `SELECT round_id AS id, node_id AS nodeId, state, bet, win FROM rounds
       WHERE account_id IN (${accounts.join(', ')})`,
    )
    .map(({ id, nodeId, state, bet, win }) => ({
      id,
      nodeId,
      state: stateOf[state] ?? state,
      bet: fromMinor(bet),
      win: fromMinor(win),
    }))

/** Bets whose money isn't in both books, bets without an end, and those that were ended more than once. */
export function differences(provider: readonly Round[], sandbox: readonly Round[]): string[] {
  const known = new Map(sandbox.map((round) => [round.id, round]))
  const told = new Set(provider.map(({ id }) => id))
  const text = (round: Round | undefined): string => JSON.stringify(round ?? null)
  return [
    ...provider.flatMap((round) => {
      const own = known.get(round.id)
      // A bet that never reached the sandbox was taken back there before it came.
      const same = own ? text(own) === text(round) : round.state === 'void'
      return same ? [] : `the provider has ${text(round)}, the sandbox ${text(own)}`
    }),
    ...provider
      .filter(({ state }) => state !== 'settled' && state !== 'void')
      .map((round) => `no end: ${text(round)}`),
    ...sandbox.filter(({ id }) => !told.has(id)).map((round) => `only the sandbox has ${text(round)}`),
  ]
}

/** Rounds that the wallet booked a bet or a win for more than once. */
export const bookedTwice = (db: Database): object[] =>
  db.all(
    `SELECT round_id, kind, COUNT(*) AS times FROM wallet_calls
     WHERE kind IN ('bet', 'win') AND undone = 0 GROUP BY session_id, round_id, kind HAVING times > 1`,
  )
