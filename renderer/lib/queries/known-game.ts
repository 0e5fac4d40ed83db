/** Identifies a game to the gateway. */
export type NamedGame = {
  vassalage: string
  gameCode?: string
  nodeId?: string
}

/**
 * Query key of a game known from a list. The click that chooses it puts it there for the game's page. It contains
 * whether it is a favourite, so it is private and ends with the session.
 */
export const knownGameKey = (language: string, named: NamedGame) =>
  ['games', 'known', language, named] as const
