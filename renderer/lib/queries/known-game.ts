/** What names a game to the gateway. */
export type NamedGame = {
  vassalage: string
  gameCode?: string
  nodeId?: string
}

/**
 * Where a game is kept that is known from a list: the click that chooses it puts it there for the game's page. It says
 * whose favourite it is, and so goes with the session.
 */
export const knownGameKey = (language: string, named: NamedGame) =>
  ['games', 'known', language, named] as const
