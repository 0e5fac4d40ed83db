import { launchCdnsOf } from '#lib/games/launch-cdns.ts'
import { report } from '#lib/log/report.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import type { OpenMode } from '#shared/contract/endpoints/launching.ts'
import { checkLaunchUrl } from '#shared/domain/launch-url.ts'
import { saysReady } from '#shared/domain/provider-messages.ts'
import type { GameTarget } from '../model/game-target.ts'
import { RefusedAddress } from '../model/launch-failure.ts'
import type { Launch } from '../model/launch-state.ts'
import { askForLaunch, type LaunchParts } from './ask-for-launch.ts'

type Options = {
  signal?: AbortSignal | undefined
  /** Whether there is a window for a game that needs one. Without it such a game isn't launched. */
  hasWindow: boolean
}

/** The launch, or that the game needs a window and has none. */
export type Launched =
  | { needsWindow: true }
  | { needsWindow: false; launch: Omit<Launch, 'openMode'> & { openMode: OpenMode } }

/** Milliseconds a game's page may take to load if the gateway gives no limit. */
const longestLoad = 20_000

/**
 * Gets a launch address from the gateway and checks that it may be opened.
 * @throws GatewayError when a call fails, RefusedAddress when the address isn't on a launch host.
 */
export async function launchGame(
  parts: LaunchParts,
  target: GameTarget,
  { signal, hasWindow }: Options,
): Promise<Launched> {
  const { gateway, queryClient, platform } = parts
  const [answer, { info }] = await Promise.all([
    askForLaunch(parts, target, { signal, hasWindow }),
    queryClient.fetchQuery(systemQueries(gateway).permission(platform.publicHost)),
  ])
  if (answer === undefined) return { needsWindow: true }
  const { url, provider, readyTimeout, openMode = 'frame' } = answer
  if (openMode === 'window' && !hasWindow) return { needsWindow: true }
  const hosts = launchCdnsOf(info.launchGameCDNs)
  const address = checkLaunchUrl(url, hosts, hosts[0])
  if (!address.ok) {
    // Don't log the address: it carries the launch token.
    report('warn', `a launch was refused: its address is ${address.reason}`)
    throw new RefusedAddress(address.reason)
  }
  return {
    needsWindow: false,
    launch: {
      url: address.url,
      cdn: url.startsWith('/') ? hosts[0] : undefined,
      provider,
      readyTimeout: readyTimeout ?? (saysReady(provider) ? longestLoad : undefined),
      // Where the site can't be left, a game meant to replace it opens in a frame.
      openMode: openMode === 'redirect' && !platform.giveWay ? 'frame' : openMode,
    },
  }
}
