import { domainHosts } from 'virtual:brand-late'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { stored } from '#lib/storage/stored.ts'
import { alternativesOf } from './alternatives.ts'

/** Milliseconds after which an address that doesn't answer counts as down. */
const timeout = 4000

/** The addresses that the gateway listed last, for when it can't be reached. */
export const knownDomains = stored('local', 'domains', z.array(z.string().check(z.maxLength(200))))

/**
 * Other addresses of the site that answer right now; empty until that is known.
 * @param list the gateway's addresses; undefined if none are to be offered, so nothing is requested.
 */
export function useAlternatives(list: readonly string[] | undefined): readonly string[] {
  const { publicHost } = usePlatform()
  const origins = alternativesOf(list ?? [], publicHost, domainHosts)
  const { data } = useQuery({
    queryKey: ['alternatives', origins],
    meta: { private: false },
    queryFn: async () => {
      const answers = await Promise.all(origins.map(isThere))
      return origins.filter((_, index) => answers[index])
    },
    enabled: origins.length > 0,
    staleTime: 60_000,
  })
  return data ?? []
}

/** Whether anything answers there. The response can't be read across origins, and needn't be. */
const isThere = (origin: string): Promise<boolean> =>
  fetch(`${origin}/mark.svg`, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeout),
  }).then(
    () => true,
    () => false,
  )
