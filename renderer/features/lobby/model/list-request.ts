import { matchName } from '#lib/games/match-name.ts'
import type { GameFilters } from '#shared/contract/endpoints/game-filters.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import type { Choice } from './choice.ts'
import { jackpotClass } from './choice.ts'
import type { Lobby } from './lobby.ts'
import { type Lanes, shownVendor, typeFor } from './vendors.ts'

/** The call that loads a lobby's list. */
export type ListRequest =
  | { call: 'list'; filters: GameFilters & { hot?: 1 | undefined } }
  | {
      call: 'favourites' | 'recent'
      filters: GameFilters
      /** The filters say all that the lobby and the choice ask for. */
      exact: boolean
    }

/** Returns the call for a choice. A gateway may ignore the filters of favourites and recent games; see `belongs`. */
export function listRequest(lobby: Lobby, choice: Choice, lanes: Lanes): ListRequest {
  const vassalage = shownVendor(lobby, choice.vendor, lanes)
  const filters = {
    gameClassify: choice.jackpot ? jackpotClass : lobby.part,
    gameName: choice.search || undefined,
    minBet: choice.minBet,
    volatility: choice.volatility,
    minRtp: choice.minRtp,
    feature: choice.feature,
  }
  if (choice.list === 'all' || choice.list === 'hot')
    return {
      call: 'list',
      filters: {
        ...filters,
        gameType: typeFor(lobby, vassalage, lanes),
        vassalage,
        hot: choice.list === 'hot' ? 1 : undefined,
      },
    }
  const [gameType, ...otherTypes] = lobby.gameTypes
  return {
    call: choice.list === 'fav' ? 'favourites' : 'recent',
    filters: {
      ...filters,
      gameType: otherTypes.length === 0 ? gameType : undefined,
      vassalage: choice.vendor,
    },
    exact: otherTypes.length === 0 && lobby.except === undefined,
  }
}

/** Whether a page holds all that was asked for and nothing else, so that its total is the list's. */
export const isAsAsked = (
  request: ListRequest,
  page: { total: number; filtered?: boolean | undefined },
): boolean =>
  request.call === 'list' ||
  (request.exact &&
    (page.filtered === true || Object.values(request.filters).every((value) => value === undefined)))

/** Whether a game is in a lobby and matches the choice. */
export function belongs(game: Game, lobby: Lobby, choice: Choice): boolean {
  const types: readonly string[] = lobby.gameTypes
  const { vendor, search, jackpot, minBet, volatility, minRtp, feature } = choice
  const classify = jackpot ? jackpotClass : lobby.part
  return (
    (types.length === 0 || types.includes(game.gameType)) &&
    game.vassalage !== lobby.except &&
    (vendor === undefined || game.vassalage === vendor) &&
    (search === '' || matchName(game.gameName, search) !== undefined) &&
    (classify === undefined || game.gameClassify === classify) &&
    (minBet === undefined || Number(game.minBet) === Number(minBet)) &&
    (volatility === undefined || game.volatility === volatility) &&
    (minRtp === undefined || Number(game.rtp ?? 0) >= Number(minRtp)) &&
    (feature === undefined || (game.features ?? []).includes(feature))
  )
}

/** Whether no name contains the search text, but some are similar to it. */
export function isNearby(games: readonly Game[], search: string): boolean {
  if (search === '') return false
  const guesses = games.map(({ gameName }) => matchName(gameName, search)?.guessed)
  return guesses.includes(true) && !guesses.includes(false)
}
