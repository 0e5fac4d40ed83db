import { launchPath, pathTo } from '#lib/paths/path-to.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { fbVendor, isLotteryType, isLotteryVendor } from '#shared/domain/game-types.ts'
import type { Role } from '#shared/domain/roles.ts'

/**
 * What can be chosen to play: a game (of which a winner-board entry knows only vendor and node id), or a vendor,
 * which is an entry without a game.
 */
export type Launchable = Pick<Game, 'vassalage'> & {
  nodeId?: string | undefined
  gameName?: string | undefined
  gameType?: string | undefined
  gameCode?: string | undefined
  isGame?: Game['isGame']
  defaultPlayType?: Game['defaultPlayType']
  openMode?: Game['openMode']
  /** The chosen room of a PVP game. */
  roomId?: string | undefined
}

/** Whether a choice has all the fields that a game has in the gateway's lists. */
export const isGame = (choice: Launchable): choice is Game =>
  choice.nodeId !== undefined &&
  choice.gameCode !== undefined &&
  choice.gameType !== undefined &&
  choice.gameName !== undefined &&
  'icon' in choice

/** Where a choice leads. */
export type Opening =
  | { kind: 'subGames'; vassalage: string; nodeId: string; gameName: string }
  /** `window`: the game opens in a window of its own, which can only be opened during the click. */
  | { kind: 'route'; path: string; window?: true }
  /** The slots lobby with this vendor selected. */
  | { kind: 'slots'; vassalage: string }

/** What choosing something to play leads to, possibly after a login. */
export type LaunchPlan = Opening | { kind: 'login'; next: Opening }

/**
 * Decides where a choice leads. A vendor opens its lobby, FB's sports their own page. A lottery vendor's game opens
 * the lottery's page, a game with sub-games asks which one, and all others open the game page for third-party games.
 * Playing needs a session. The game page is /seamless; see decision 037 for /game.
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
