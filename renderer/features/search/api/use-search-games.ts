import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import * as constants from '#shared/domain/constants.ts'

const none: readonly Game[] = []

/** What was typed, once nothing more has come for a moment. */
function useSettled(text: string, wait: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), wait)
    return () => clearTimeout(timer)
  }, [text, wait])
  return settled
}

/**
 * The games that a search looks through: those that every visitor may see, at once; what a member has played; and
 * what the gateway's own list has of that name, which only members may ask, a moment after the last key.
 */
export function useSearchGames(search: string) {
  const gateway = useGateway()
  const { code } = useLanguage()
  const signedIn = useSignedIn()
  const queries = gameQueries(gateway, code)
  const words = useDeferredValue(search.trim())
  const settled = useSettled(words, constants.searchDebounce)

  const popular = useQuery(queries.popular())
  const hot = useQuery(queries.hot())
  // Asked for each time: the game played a moment ago is the one looked for.
  const recent = useInfiniteQuery({ ...queries.recent(), staleTime: 0, enabled: signedIn })
  const asked = signedIn && settled !== ''
  const list = useInfiniteQuery({ ...queries.list({ gameName: settled }), enabled: asked })
  // What was found for other words is no answer to these.
  const current = asked && settled === words

  return {
    known: [...(popular.data?.list ?? none), ...(hot.data?.categories.flatMap(({ games }) => games) ?? none)],
    recent: signedIn ? (recent.data?.pages[0]?.list ?? none) : none,
    listed: current ? (list.data?.pages[0]?.list ?? none) : none,
    /** More may come. */
    pending:
      popular.isPending || hot.isPending || (signedIn && words !== '' && (!current || list.isFetching)),
    /** Something did not come: what is shown isn't all. */
    failed: (popular.isError && hot.isError) || (current && list.isError),
  }
}
