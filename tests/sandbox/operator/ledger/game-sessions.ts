import { launchTokenLifetime, type RefusalCode } from '#sandbox/provider/wire/wallet-api.ts'
import { demoType } from '#shared/domain/roles.ts'
import type { Sandbox } from '../sandbox.ts'
import { hashToken } from '../security/secret-token.ts'

/** A member's session in one game. Starts when its launch token is redeemed. */
export type GameSession = {
  id: string
  accountId: number
  sessionHash: string
  nodeId: number
  launched: number
  redeemed: number | null
}

/** A game session ends with the member's session, or after this many ms. */
const lifetime = 8 * 60 * 60 * 1000

const columns = `id, account_id AS accountId, session_hash AS sessionHash, node_id AS nodeId, launched, redeemed`

type Parts = Pick<Sandbox, 'db' | 'clock' | 'sessions'>

/**
 * Redeems a launch token. Works once, within `launchTokenLifetime`, while the member is logged in, and only from the
 * address that launched the game.
 */
export function redeemLaunchToken(
  { db, clock, sessions }: Parts,
  token: string,
  visitor?: string,
): GameSession | RefusalCode {
  const session = db.get<GameSession>(
    `SELECT ${columns} FROM game_sessions WHERE token_hash = ? AND visitor = COALESCE(?, visitor)`,
    hashToken(token),
    visitor ?? null,
  )
  if (!session) return 'TOKEN_UNKNOWN'
  if (session.redeemed !== null) return 'TOKEN_USED'
  const late = clock.now() - session.launched > launchTokenLifetime
  if (late || !sessions.isLive(session.sessionHash)) return 'TOKEN_EXPIRED'
  db.run('UPDATE game_sessions SET redeemed = ? WHERE id = ?', clock.now(), session.id)
  return session
}

/** Finds a redeemed session by its id, whether it is still open or not. */
export function findGameSession({ db }: Parts, id: string): GameSession | undefined {
  return db.get<GameSession>(`SELECT ${columns} FROM game_sessions WHERE id = ? AND redeemed IS NOT NULL`, id)
}

/** Whether new bets are accepted in this session. */
export function isOpen({ clock, sessions }: Parts, { redeemed, sessionHash }: GameSession): boolean {
  return redeemed !== null && clock.now() - redeemed < lifetime && sessions.isLive(sessionHash)
}

/** Whether the session belongs to a demo account. Its play money must not affect anything that others see. */
export const isDemo = ({ members }: Pick<Sandbox, 'members'>, { accountId }: GameSession): boolean =>
  members.byId(accountId)?.type === demoType
