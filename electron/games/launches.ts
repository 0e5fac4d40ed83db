import { matchesAnySource } from '#shared/domain/source.ts'
import type { Log } from '../log.ts'
import { isSecureOrigin, originOf } from '../security/origins.ts'

/** Milliseconds for which an issued address may be opened. */
const lifetime = 120_000
const most = 20

/**
 * Which addresses a game may be opened with: each must have been issued by a recent launch call, is used once, and
 * must be on a host that both the brand (fixed at build) and the gateway's permission answer name.
 */
export type Launches = {
  /** Takes the hosts of the permission answer. They replace the previous ones. */
  learn(hosts: readonly string[]): void
  issued(url: string): void
  /** Uses an address up. Returns its origin, or undefined when it may not be opened. */
  take(url: string): string | undefined
  /** Origins between which a running game may navigate. */
  origins(): readonly string[]
}

/** Keeps the launch hosts and the issued addresses. `sources` are the brand's hosts for games. */
export function createLaunches(sources: readonly string[], log: Log, now: () => number = Date.now): Launches {
  let origins: string[] = []
  const addresses = new Map<string, number>()

  return {
    learn(hosts) {
      const named = hosts.map((host) => originOf(host.includes('://') ? host : `https://${host}`) ?? host)
      origins = named.filter((origin) => isSecureOrigin(origin) && matchesAnySource(origin, sources))
      for (const host of named.filter((origin) => !origins.includes(origin)))
        log.warn('games', 'a launch host outside the brand was refused', { host })
    },
    issued(url) {
      addresses.set(url, now() + lifetime)
      const [oldest] = addresses.keys()
      if (addresses.size > most && oldest !== undefined) addresses.delete(oldest)
    },
    take(url) {
      const until = addresses.get(url)
      addresses.delete(url)
      const origin = originOf(url)
      if (until === undefined || until < now() || origin === undefined) return undefined
      return origins.includes(origin) ? origin : undefined
    },
    origins: () => origins,
  }
}
