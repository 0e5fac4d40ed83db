import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSettled } from '#lib/forms/use-settled.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import * as constants from '#shared/domain/constants.ts'
import { readLine } from '#shared/domain/typed-text.ts'
import type { RemoteState } from '../model/results.ts'

const none: readonly Game[] = []

/**
 * The games to search: those visible to everybody, at once; a member's recent games; and, for members only, the
 * gateway's search by name, sent after a pause in typing.
 */
export function useSearchGames(search: string) {
  const gateway = useGateway()
  const { code } = useLanguage()
  const signedIn = useSignedIn()
  const queries = gameQueries(gateway, code)
  const words = useDeferredValue(readLine(search))
  const settled = useSettled(words, constants.searchDebounce)

  const popular = useQuery(queries.popular())
  const hot = useQuery(queries.hot())
  // Always stale, because people often look for the game they have just played.
  const recent = useInfiniteQuery({ ...queries.recent(), staleTime: 0, enabled: signedIn })
  const asked = signedIn && settled !== ''
  const list = useInfiniteQuery({ ...queries.list({ gameName: settled }), enabled: asked })
  // Results for an earlier text don't count.
  const current = asked && settled === words

  const pending =
    popular.isPending || hot.isPending || (signedIn && words !== '' && (!current || list.isFetching))
  // The results may be incomplete.
  const failed = (popular.isError && hot.isError) || (current && list.isError)

  const state: RemoteState = failed ? 'failed' : pending ? 'pending' : 'done'

  return {
    known: [...(popular.data?.list ?? none), ...(hot.data?.categories.flatMap(({ games }) => games) ?? none)],
    recent: signedIn ? (recent.data?.pages[0]?.list ?? none) : none,
    listed: current ? (list.data?.pages[0]?.list ?? none) : none,
    state,
    /** Loads again what has failed. */
    retry: () => {
      for (const query of [popular, hot, list]) if (query.isError) void query.refetch()
    },
  }
}
