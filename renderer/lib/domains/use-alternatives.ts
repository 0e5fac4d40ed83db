import { domainHosts } from 'virtual:brand-late'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { stored } from '#lib/storage/stored.ts'
import { alternativesOf } from './alternatives.ts'

/** Milliseconds after which an address that doesn't answer counts as gone. */
const patience = 4000

/** The addresses that the gateway named last, for the day on which it can't be asked. */
export const knownDomains = stored('local', 'domains', z.array(z.string().check(z.maxLength(200))))

/**
 * Other addresses of the site that answer at this moment; none until that is found out.
 * @param list what the gateway named; undefined where nobody is to be told, and nothing is asked.
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

/** Whether anything answers there. What it says can't be read from here, and needn't be. */
const isThere = (origin: string): Promise<boolean> =>
  fetch(`${origin}/mark.svg`, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
  }).then(
    () => true,
    () => false,
  )
