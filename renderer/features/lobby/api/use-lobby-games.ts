import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { withoutDoubles } from '#shared/contract/endpoint.ts'
import type { Choice } from '../model/choice.ts'
import { belongs, isAsAsked, type ListRequest, listRequest } from '../model/list-request.ts'
import type { Lobby } from '../model/lobby.ts'
import { shouldReadOn } from '../model/read-on.ts'
import { type Lanes, noLanes } from '../model/vendors.ts'

/** Fetches the games of a choice, page by page. */
export function useLobbyGames(lobby: Lobby, choice: Choice, lanes: Lanes) {
  const { code } = useLanguage()
  const queries = gameQueries(useGateway(), code)
  const request = listRequest(lobby, choice, lanes)
  const { call, filters } = request
  const enabled = lanes !== noLanes
  const list = useInfiniteQuery({ ...queries.list(filters), enabled: enabled && call === 'list' })
  const favourites = useInfiniteQuery({
    ...queries.favourites(filters),
    enabled: enabled && call === 'favourites',
  })
  const recent = useInfiniteQuery({ ...queries.recent(filters), enabled: enabled && call === 'recent' })
  const query = { list, favourites, recent }[call]
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const pages = data?.pages.map((page) =>
    isAsAsked(request, page) ? page.list : page.list.filter((game) => belongs(game, lobby, choice)),
  )
  const games = withoutDoubles(pages?.flat() ?? [], 'nodeId')
  const last = data?.pages.at(-1)
  const whole = last !== undefined && isAsAsked(request, last)
  const readsOn = pages !== undefined && !whole && hasNextPage && !isFetchNextPageError && shouldReadOn(pages)

  // With the data: a quick answer may change nothing else.
  useEffect(() => {
    if (data && readsOn && !isFetching) void fetchNextPage()
  }, [data, readsOn, isFetching, fetchNextPage])

  return {
    games,
    /** How many games the list has. Undefined until known. */
    total: whole || hasNextPage ? (whole ? last.total : undefined) : data && games.length,
    error: data ? undefined : (query.error ?? undefined),
    isLoading: query.isLoading || (!data && !enabled) || (readsOn && games.length === 0),
    isLoadingMore: query.isFetchingNextPage || readsOn,
    /** Set when the next page failed to load. The pages already loaded stay. */
    moreError: isFetchNextPageError ? query.error : undefined,
    hasMore: hasNextPage,
    retry: () => void query.refetch(),
    /** Fetches the next page. Does nothing while a page is loading or after the last one. */
    loadMore() {
      if (hasNextPage && !isFetching) void fetchNextPage()
    },
  }
}

/** Returns a function that drops the cached pages of a list, so that choosing it again starts at page one. */
export function useForgetPages(): (request: ListRequest) => void {
  const queryClient = useQueryClient()
  const { code } = useLanguage()
  const queries = gameQueries(useGateway(), code)
  return (request) => {
    if (request.call === 'list')
      queryClient.removeQueries({
        queryKey: queries.list(request.filters).queryKey,
        exact: true,
        type: 'inactive',
      })
  }
}
