import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { isOffered } from '#lib/games/offered.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { belongsTo, type SportsKind, vendorsOf } from '../model/sports-kind.ts'

/** The vendors of a kind, and those of their games that can be fetched without a session. */
export function useVendors(kind: SportsKind) {
  const { code } = useLanguage()
  const queries = gameQueries(useGateway(), code)
  const { data, error, isFetching, refetch } = useQuery(queries.vendors())
  const hot = useQuery(queries.hot())
  const vendors = data && vendorsOf(kind, data.lanes, brand.esportsProviders).filter(isOffered)
  const games = hot.data?.categories
    .flatMap((category) => category.games)
    .filter((game) => belongsTo(kind, game, brand.esportsProviders))
  return {
    vendors,
    games: games ?? [],
    /** Whether their games are still loading. */
    gamesPending: hot.isPending,
    error: data ? undefined : error,
    isFetching,
    refetch: () => void refetch(),
  }
}
