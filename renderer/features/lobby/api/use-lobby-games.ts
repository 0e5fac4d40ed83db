import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import type { Game } from '#shared/contract/endpoints/games.ts'
import type { ListRequest } from '../model/list-request.ts'

/** Fetches the games of a request, page by page. */
export function useLobbyGames(request: ListRequest, enabled: boolean) {
  const { code } = useLanguage()
  const queries = gameQueries(useGateway(), code)
  const list = useInfiniteQuery({
    ...queries.list(request.call === 'list' ? request.filters : {}),
    enabled: enabled && request.call === 'list',
  })
  const favourites = useInfiniteQuery({
    ...queries.favourites(request.call === 'favourites' ? request.gameType : ''),
    enabled: enabled && request.call === 'favourites',
  })
  const recent = useInfiniteQuery({ ...queries.recent(), enabled: enabled && request.call === 'recent' })
  const query = { list, favourites, recent }[request.call]
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const games = useMemo(() => withoutDoubles(data?.pages.flatMap((page) => page.list) ?? []), [data])

  return {
    games,
    total: data?.pages.at(-1)?.total,
    error: data ? undefined : (query.error ?? undefined),
    isLoading: query.isLoading || (!data && !enabled),
    isLoadingMore: query.isFetchingNextPage,
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

/** Drops repeated games: a list that shifts between two page requests can return the same game twice. */
function withoutDoubles(games: readonly Game[]): readonly Game[] {
  const seen = new Set<string>()
  return games.filter(({ nodeId }) => !seen.has(nodeId) && seen.add(nodeId))
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
