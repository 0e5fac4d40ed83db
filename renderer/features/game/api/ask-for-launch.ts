import type { QueryClient } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import type { Platform } from '#lib/platform/platform.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import { launching } from '#shared/contract/endpoints/launching.ts'
import { wire } from '#shared/domain/wire.ts'
import type { GameTarget } from '../model/game-target.ts'

/** What a launch call needs. */
export type LaunchParts = {
  gateway: Gateway
  queryClient: QueryClient
  platform: Platform
  /** Wire code of the language. */
  language: string
}

type Options = { signal?: AbortSignal | undefined; hasWindow: boolean }

/**
 * Calls the gateway's launch endpoint for the target. Returns undefined without a call if the game is known to need a
 * window and there is none, because the address would have expired by the time of the next click.
 */
export async function askForLaunch(
  { gateway, queryClient, platform: { publicOrigin }, language }: LaunchParts,
  target: GameTarget,
  { signal, hasWindow }: Options,
): Promise<ValueOf<typeof launching.launch> | undefined> {
  const visit = {
    platform: wire.platform,
    device: wire.device,
    language,
    lobbyUrl: `${publicOrigin}/`,
    depositUrl: `${publicOrigin}/deposit`,
  }
  if (target === 'fbSports') return gateway.call(launching.fbSportsLaunch, visit, { signal })
  const { roomId, ...named } = target
  const game = await queryClient.fetchQuery(gameQueries(gateway, language).known(named))
  if (game.openMode === 'window' && !hasWindow) return undefined
  const { vassalage, gameCode, gameType, nodeId } = game
  return roomId === undefined
    ? gateway.call(launching.launch, { vassalage, gameCode, gameType, nodeId, ...visit }, { signal })
    : gateway.call(launching.roomLaunch, { vassalage, gameCode, roomId, ...visit }, { signal })
}
