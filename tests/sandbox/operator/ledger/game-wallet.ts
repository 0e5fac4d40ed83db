import type { Sandbox } from '../sandbox.ts'
import { settleAccount } from '../settlement/settle-account.ts'
import { type GameSession, isDemo } from './game-sessions.ts'
import type { WalletKind } from './ledger.ts'

/**
 * The wallet that a game uses now: that of its vendor, or the main one if the merchant has a single wallet. Demo
 * accounts always play from their main wallet, because they can't transfer.
 */
export function gameWallet(sandbox: Sandbox, session: GameSession): WalletKind {
  if (sandbox.settings.values.singleWallet || isDemo(sandbox, session)) return 'wallet'
  const game = sandbox.db.get<{ vendor: string }>(
    'SELECT vendor FROM world.games WHERE node_id = ?',
    session.nodeId,
  )
  return game ? `wallet:${game.vendor}` : 'wallet'
}

/** The balance that a game shows and bets from, in minor units. First books what is due. */
export function gameBalance(sandbox: Sandbox, session: GameSession): number {
  settleAccount(sandbox, session.accountId)
  return sandbox.ledger.balance(gameWallet(sandbox, session), session.accountId)
}
