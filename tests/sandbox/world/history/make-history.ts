import { namedAccounts } from '#sandbox/accounts.ts'
import type { GameRow } from '../games.ts'
import { randomFor } from '../random.ts'
import { makeMoves } from './make-moves.ts'
import { makeRounds } from './make-rounds.ts'
import { playStyles } from './play-styles.ts'

/**
 * A row of the world's `past_rounds`. Times in ms relative to the start of the day on which a sandbox begins, so
 * negative.
 */
export type PastRoundRow = {
  id: number
  account_id: number
  stay: number
  node_id: number
  started: number
  ended: number
  bet: number
  win: number
  back: 0 | 1
}

/** A row of the world's `past_moves`: one ledger booking. Ids follow its time. */
export type PastMoveRow = {
  id: number
  account_id: number
  kind: string
  round_id: number | null
  channel: string
  at: number
  amount: number
  balance: number
}

/** What the named accounts did in the days before a sandbox begins, sorted by time. */
export function makeHistory(
  seed: number,
  games: readonly GameRow[],
): { rounds: PastRoundRow[]; moves: PastMoveRow[] } {
  const rounds: PastRoundRow[] = []
  const moves: Omit<PastMoveRow, 'id'>[] = []
  for (const style of playStyles) {
    const account = namedAccounts.find(({ username }) => username === style.username)
    if (!account) throw new Error(`${style.username} has a past and no account`)
    const random = randomFor(seed, `history ${style.username}`)
    const played = makeRounds(style, games, random)
    const first = rounds.length + 1
    for (const { nodeId, back, ...round } of played)
      rounds.push({
        id: rounds.length + 1,
        account_id: account.id,
        node_id: nodeId,
        back: back ? 1 : 0,
        ...round,
      })
    for (const { round, ...move } of makeMoves(style, played, account.balance, random))
      moves.push({
        account_id: account.id,
        channel: style.channel,
        round_id: round === null ? null : first + round,
        ...move,
      })
  }
  const inOrder = moves.sort((a, b) => a.at - b.at)
  return { rounds, moves: inOrder.map((move, index) => ({ id: index + 1, ...move })) }
}
