import type { NamedGame } from '#lib/queries/known-game.ts'

/** What to play: a game, one room of a PVP game, or FB's sportsbook, which isn't a game of its own. */
export type GameTarget = (NamedGame & { roomId?: string }) | 'fbSports'

/** The target that the address of a game page names. Undefined for other pages and incomplete addresses. */
export function gameTargetAt(pathname: string, query: URLSearchParams): GameTarget | undefined {
  if (/^\/fbsports\b/i.test(pathname)) return 'fbSports'
  return /^\/(game|seamless)\b/i.test(pathname) ? gameTargetOf(query) : undefined
}

/** Identifies a target. /game and /seamless give the same key; naming the game by other parameters doesn't. */
export const targetKey = (target: GameTarget): string =>
  target === 'fbSports'
    ? target
    : [target.vassalage, target.nodeId ?? '', target.gameCode ?? '', target.roomId ?? ''].join(' ')

const roomIds = /^[\w.:-]{1,64}$/

/** Reads the query of a game page. Returns undefined when it names no game. */
export function gameTargetOf(query: URLSearchParams): Exclude<GameTarget, string> | undefined {
  const vassalage = query.get('vendor')
  const gameCode = query.get('gameCode')
  const nodeId = query.get('nodeId')
  const roomId = query.get('room')
  if (!vassalage || (!gameCode && !nodeId)) return undefined
  if (roomId && !roomIds.test(roomId)) return undefined
  return { vassalage, ...(gameCode && { gameCode }), ...(nodeId && { nodeId }), ...(roomId && { roomId }) }
}
