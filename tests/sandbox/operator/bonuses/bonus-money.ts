import type { GameSession } from '../ledger/game-sessions.ts'
import { gameWallet } from '../ledger/game-wallet.ts'
import type { Sandbox } from '../sandbox.ts'
import {
  countTurnover,
  endLostBonuses,
  gameTypeOf,
  isOwn,
  openRequirements,
  type TurnoverOutcome,
  totalFunds,
} from '../turnover/turnover.ts'

/** The largest bet that takes money of a bonus, in minor units. */
export const largestBonusBet = 500_00

/** What a bet takes from a bonus, by the requirement's id. In minor units. */
type Stake = { id: number; amount: number }

/** Why a bet with a bonus's money isn't taken. */
export type BonusBar = { code: 'BONUS_STAKE'; most: number } | { code: 'BONUS_GAME' }

/**
 * What a bet takes from the member's bonuses: what their own money doesn't cover, from the oldest bonus that may be
 * bet on this game.
 * @param placed what was bet in the round before.
 */
export function bonusStakes(
  parts: Pick<Sandbox, 'db'>,
  { accountId, nodeId }: GameSession,
  amount: number,
  placed: number,
): Stake[] | BonusBar {
  const bonuses = openRequirements(parts, accountId).filter((requirement) => !isOwn(requirement))
  const held = bonuses.reduce((sum, { locked }) => sum + locked, 0)
  let missing = amount - (totalFunds(parts, accountId) - held)
  if (missing <= 0) return []
  const gameType = gameTypeOf(parts, nodeId)
  const stakes: Stake[] = []
  for (const { id, locked, gameTypes } of bonuses) {
    const taken = Math.min(locked, missing)
    if (taken === 0 || (gameTypes && !gameTypes.includes(gameType))) continue
    stakes.push({ id, amount: taken })
    missing -= taken
  }
  if (missing > 0) return { code: 'BONUS_GAME' }
  return placed + amount > largestBonusBet ? { code: 'BONUS_STAKE', most: largestBonusBet } : stakes
}

type Call = { txId: string; roundId: string }

/** Takes a bet's stakes out of its bonuses. */
export function takeStakes(
  { db }: Pick<Sandbox, 'db'>,
  session: GameSession,
  { txId, roundId }: Call,
  stakes: readonly Stake[],
): void {
  for (const { id, amount } of stakes) {
    db.run('UPDATE turnover SET held = held - ? WHERE id = ?', amount, id)
    db.run('INSERT INTO bonus_moves VALUES (?, ?, ?, ?, ?)', txId, id, session.id, roundId, -amount)
  }
}

/** What a round's bets took from each bonus. */
const stakesOf = ({ db }: Pick<Sandbox, 'db'>, sessionId: string, roundId: string): Stake[] =>
  db.all<Stake>(
    `SELECT turnover_id AS id, -SUM(amount) AS amount FROM bonus_moves
     WHERE session_id = ? AND round_id = ? AND amount < 0 GROUP BY turnover_id ORDER BY turnover_id`,
    sessionId,
    roundId,
  )

/** Gives each bonus its share of what a round paid: as much of it as the bonus had in the round's bets. */
export function shareWin(
  sandbox: Sandbox,
  session: GameSession,
  { txId, roundId }: Call,
  { bet, win }: { bet: number; win: number },
): void {
  for (const { id, amount } of stakesOf(sandbox, session.id, roundId)) {
    const share = Number((BigInt(win) * BigInt(amount)) / BigInt(bet))
    if (share === 0) continue
    sandbox.db.run('INSERT INTO bonus_moves VALUES (?, ?, ?, ?, ?)', txId, id, session.id, roundId, share)
    giveTo(sandbox, session, id, share, txId)
  }
}

/** Counts a settled round towards turnover, and ends the bonuses that it lost. */
export function countRoundOf(
  sandbox: Sandbox,
  session: GameSession,
  { id, roundId }: { id: number; roundId: string },
  bet: number,
): void {
  const stakes = stakesOf(sandbox, session.id, roundId)
  const fromBonuses = stakes.reduce((sum, { amount }) => sum + amount, 0)
  countTurnover(sandbox, session.accountId, session.nodeId, bet, fromBonuses, id)
  endLostBonuses(sandbox, session.accountId)
}

/** What comes back with the reversal of a win: the share of a bonus that was given up with it. In minor units. */
export const givenUpShare = ({ db }: Pick<Sandbox, 'db'>, txId: string): number =>
  db.get<{ share: number }>(
    `SELECT COALESCE(SUM(m.amount), 0) AS share FROM bonus_moves m JOIN turnover t ON t.id = m.turnover_id
     WHERE m.tx_id = ? AND m.amount > 0 AND t.outcome = 'forfeited'`,
    txId,
  )?.share ?? 0

/** Reverses what a call took from bonuses or gave them. Call it before a win is taken back, and after a bet is returned. */
export function undoMoves(sandbox: Sandbox, session: GameSession, txId: string): void {
  const moves = sandbox.db.all<Stake>(
    'SELECT turnover_id AS id, amount FROM bonus_moves WHERE tx_id = ?',
    txId,
  )
  sandbox.db.run('DELETE FROM bonus_moves WHERE tx_id = ?', txId)
  for (const { id, amount } of moves) giveTo(sandbox, session, id, -amount, `back ${txId}`)
}

/**
 * Gives a bonus money that a game has paid, or takes it (negative) with a win that is reversed. What one that was given
 * up would get goes back to the operator, which took its wins with it. One that was lost begins again with it, and of
 * one that is met it is the member's own.
 */
function giveTo(sandbox: Sandbox, session: GameSession, id: number, amount: number, txId: string): void {
  const { db, ledger, clock } = sandbox
  const bonus = db.get<{ reference: string; outcome: TurnoverOutcome | null }>(
    'SELECT reference, outcome FROM turnover WHERE id = ?',
    id,
  )
  if (!bonus || bonus.outcome === 'met') return
  if (bonus.outcome === 'forfeited') {
    const kind = amount > 0 ? 'bonusRemoval' : 'bonus'
    const { accountId } = session
    const wallet = gameWallet(sandbox, session)
    ledger.move(kind, `${bonus.reference} ${txId}`, clock.now(), accountId, Math.abs(amount), wallet)
  } else if (amount > 0)
    db.run('UPDATE turnover SET held = held + ?, ended = NULL, outcome = NULL WHERE id = ?', amount, id)
  else db.run('UPDATE turnover SET held = MAX(0, held + ?) WHERE id = ?', amount, id)
}
