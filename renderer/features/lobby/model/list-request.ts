import { matchName } from '#lib/games/match-name.ts'
import type { GameFilters } from '#lib/queries/games-query.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import type { Choice } from './choice.ts'
import { jackpotClass } from './choice.ts'
import type { Lobby } from './lobby.ts'
import { type Lanes, shownVendor, typeFor } from './vendors.ts'

/** The call that loads a lobby's list. */
export type ListRequest =
  | { call: 'list'; filters: GameFilters }
  | { call: 'favourites'; gameType: string }
  | { call: 'recent' }

/** Returns the call for a choice. Its filters don't apply to favourites and recent games; see `belongs`. */
export function listRequest(lobby: Lobby, choice: Choice, lanes: Lanes): ListRequest {
  const vassalage = shownVendor(lobby, choice.vendor, lanes)
  const gameType = typeFor(lobby, vassalage, lanes)
  if (choice.list === 'recent') return { call: 'recent' }
  if (choice.list === 'fav') return { call: 'favourites', gameType: gameType ?? '' }
  return {
    call: 'list',
    filters: {
      gameType,
      vassalage,
      gameClassify: choice.jackpot ? jackpotClass : lobby.part,
      gameName: choice.search || undefined,
      minBet: choice.minBet,
      hot: choice.list === 'hot' ? 1 : undefined,
      volatility: choice.volatility,
      minRtp: choice.minRtp,
      feature: choice.feature,
    },
  }
}

/** Whether a game is in a lobby and matches the choice. */
export function belongs(game: Game, lobby: Lobby, choice: Choice): boolean {
  const types: readonly string[] = lobby.gameTypes
  const { vendor, search, jackpot, minBet, volatility, minRtp, feature } = choice
  return (
    (types.length === 0 || types.includes(game.gameType)) &&
    game.vassalage !== lobby.except &&
    (lobby.part === undefined || game.gameClassify === lobby.part) &&
    (vendor === undefined || game.vassalage === vendor) &&
    (search === '' || matchName(game.gameName, search) !== undefined) &&
    (!jackpot || game.gameClassify === jackpotClass) &&
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
