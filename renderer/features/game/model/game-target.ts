import type { NamedGame } from '#lib/queries/known-game.ts'

/** What is to be played: a game, one room of a PVP game, or FB's sportsbook, which no game stands for. */
export type GameTarget = (NamedGame & { roomId?: string }) | 'fbSports'

/** What the address of a game's page names; undefined for one of another page, or one that names nothing. */
export function gameTargetAt(pathname: string, query: URLSearchParams): GameTarget | undefined {
  if (/^\/fbsports\b/i.test(pathname)) return 'fbSports'
  return /^\/(game|seamless)\b/i.test(pathname) ? gameTargetOf(query) : undefined
}

/** The same game at another address has the same key. */
export const targetKey = (target: GameTarget): string =>
  target === 'fbSports'
    ? target
    : [target.vassalage, target.nodeId ?? '', target.gameCode ?? '', target.roomId ?? ''].join(' ')

const roomIds = /^[\w.:-]{1,64}$/

/** Reads /game's query; undefined when it names no game. */
export function gameTargetOf(query: URLSearchParams): Exclude<GameTarget, string> | undefined {
  const vassalage = query.get('vendor')
  const gameCode = query.get('gameCode')
  const nodeId = query.get('nodeId')
  const roomId = query.get('room')
  if (!vassalage || (!gameCode && !nodeId)) return undefined
  if (roomId && !roomIds.test(roomId)) return undefined
  return { vassalage, ...(gameCode && { gameCode }), ...(nodeId && { nodeId }), ...(roomId && { roomId }) }
}
