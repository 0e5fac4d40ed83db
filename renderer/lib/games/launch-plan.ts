import { launchPath, pathTo } from '#lib/paths/path-to.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { fbVendor, isLotteryType, isLotteryVendor } from '#shared/domain/game-types.ts'
import type { Role } from '#shared/domain/roles.ts'

/**
 * What can be chosen to play: a game, of which a winner-board entry knows no more than vendor and node id; or a
 * vendor, which is an entry without a game.
 */
export type Launchable = Pick<Game, 'vassalage'> & {
  nodeId?: string | undefined
  gameName?: string | undefined
  gameType?: string | undefined
  gameCode?: string | undefined
  isGame?: Game['isGame']
  defaultPlayType?: Game['defaultPlayType']
  openMode?: Game['openMode']
  /** The room of a PVP game that was chosen. */
  roomId?: string | undefined
}

/** Whether a choice is a game as the lists have it, with all that is known of it. */
export const isGame = (choice: Launchable): choice is Game =>
  choice.nodeId !== undefined &&
  choice.gameCode !== undefined &&
  choice.gameType !== undefined &&
  choice.gameName !== undefined &&
  'icon' in choice

/** Where a choice leads. */
export type Opening =
  | { kind: 'subGames'; vassalage: string; nodeId: string; gameName: string }
  /** `window`: the game opens in a window of its own, which only the click that chose it may open. */
  | { kind: 'route'; path: string; window?: true }
  /** The slots lobby, on this vendor. */
  | { kind: 'slots'; vassalage: string }

/** What happens when something is chosen to play. */
export type LaunchPlan = Opening | { kind: 'login'; next: Opening }

/**
 * Where choosing leads: a vendor to its lobby, FB's sports to its own page; a game to the lottery's page where
 * it is a lottery vendor's, to the question which of its sub-games, or to the game page, where third parties'
 * games run. Nobody plays without a session. /seamless is the game page for wallet-integrated vendors, which
 * every vendor of the contract is.
 */
export function launchPlan(choice: Launchable, role: Role): LaunchPlan {
  const { vassalage, nodeId, gameCode, gameType } = choice
  const vendorOnly = nodeId === undefined && gameCode === undefined
  const isFb = vendorOnly && vassalage === fbVendor && gameType === 'SPORTS'
  if (vendorOnly && !isFb)
    return gameType === 'RNG' ? { kind: 'slots', vassalage } : route(pathTo('games', { vassalage }))
  const opening = isFb ? route(pathTo('fbsports')) : openingOf(choice)
  return role === 'visitor' ? { kind: 'login', next: opening } : opening
}

function openingOf({
  vassalage,
  nodeId,
  gameCode,
  gameName = '',
  gameType = '',
  ...game
}: Launchable): Opening {
  if (isLotteryType(gameType) && isLotteryVendor(vassalage))
    return route(
      pathTo('lottery', { gameCode, vendor: vassalage, playType: game.defaultPlayType ?? undefined }),
    )
  if (game.isGame === 'VASSALAGE' && nodeId !== undefined)
    return { kind: 'subGames', vassalage, nodeId, gameName }
  const opening = route(launchPath({ vendor: vassalage, gameCode, nodeId, room: game.roomId }))
  return game.openMode === 'window' ? { ...opening, window: true } : opening
}

type Route = Extract<Opening, { kind: 'route' }>

const route = (path: string): Route => ({ kind: 'route', path })
