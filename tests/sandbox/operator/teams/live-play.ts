import { ahead, dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { Database } from '../db/database.ts'
import type { MoneyColumn } from './crowd.ts'

/** Real money of an account on a day, as booked. `day` counts from 1970. `gameType` is null for what isn't play. */
export type LiveMove = {
  id: number
  day: number
  gameType: string | null
  column: MoneyColumn
  amount: number
}

/** Kinds of booking that are a team's deposits, withdrawals and bonuses. */
const booked = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  withdrawalReturn: 'withdrawals',
  welcome: 'bonuses',
  bonus: 'bonuses',
  bonusRemoval: 'bonuses',
  reward: 'bonuses',
  rebate: 'bonuses',
  takenBack: 'bonuses',
  mission: 'bonuses',
  referral: 'bonuses',
  raffle: 'bonuses',
  points: 'bonuses',
} as const satisfies Record<string, MoneyColumn>

const kinds = Object.keys(booked)
  .map((kind) => `'${kind}'`)
  .join(', ')
const isBooked = (kind: string): kind is keyof typeof booked => Object.hasOwn(booked, kind)
/** A withdrawal leaves the wallet and still counts as a positive sum. */
const signed = (column: MoneyColumn, amount: number): number => (column === 'withdrawals' ? -amount : amount)

/** What has really been played and booked within a range, by account and day. Bets count when they are decided, voids of decided bets when they were voided. */
export function livePlay(db: Database, from: number, to: number): LiveMove[] {
  const rounds = db.all<{ id: number; day: number; gameType: string | null; bet: number; win: number }>(
    `SELECT d.account_id AS id, (d.time + ${ahead}) / ${dayLength} AS day, g.game_type AS gameType,
       SUM(d.bet) AS bet, SUM(d.win) AS win
     FROM decided_bets d LEFT JOIN world.games g ON g.node_id = d.node_id
     WHERE d.time >= ? AND d.time < ? GROUP BY 1, 2, 3`,
    from,
    to,
  )
  const moves = db.all<{ id: number; day: number; kind: string; amount: number }>(
    `SELECT a.owner AS id, (t.created + ${ahead}) / ${dayLength} AS day, t.kind, SUM(e.amount) AS amount
     FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
     JOIN ledger_accounts a ON a.id = e.account_id AND (a.kind = 'wallet' OR a.kind GLOB 'wallet:*')
     WHERE t.kind IN (${kinds}) AND t.created >= ? AND t.created < ? GROUP BY 1, 2, 3`,
    from,
    to,
  )
  return [
    ...rounds.flatMap(({ id, day, gameType, bet, win }): LiveMove[] => [
      { id, day, gameType, column: 'validBet', amount: bet },
      { id, day, gameType, column: 'payout', amount: win },
    ]),
    ...moves.flatMap(({ id, day, kind, amount }): LiveMove[] => {
      if (!isBooked(kind)) return []
      const column = booked[kind]
      return [{ id, day, gameType: null, column, amount: signed(column, amount) }]
    }),
  ]
}

/** When accounts first deposited, by id. Only what was really booked. */
export const firstDeposits = (db: Database): Map<number, number> =>
  new Map(
    db
      .all<{ id: number; time: number }>(
        `SELECT a.owner AS id, MIN(t.created) AS time FROM ledger_transactions t
         JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
         WHERE t.kind = 'deposit' AND a.owner > 0 GROUP BY a.owner`,
      )
      .map(({ id, time }) => [id, time]),
  )
