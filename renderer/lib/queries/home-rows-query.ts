import { queryOptions } from '@tanstack/react-query'
import * as pace from '#lib/clock/pace.ts'
import { isOffered } from '#lib/games/offered.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { type HomeRow, homeRows } from '#shared/contract/endpoints/home-rows.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Rows without games that the brand doesn't offer, and without rows that are left empty. */
const offeredRows = ({ rows }: { rows: readonly HomeRow[] }): { rows: readonly HomeRow[] } => ({
  rows: rows
    .map((row) => ({ ...row, games: row.games.filter(isOffered) }))
    .filter(({ games }) => games.length > 0),
})

/** Queries for the rows of games on home: everybody's, and the member's own. */
export const homeRowQueries = (gateway: Gateway, language: string) => {
  const everybodys = endpointQuery(gateway, homeRows.rows, { language })
  const own = endpointQuery(gateway, homeRows.ownRows, { language })
  return {
    rows: () =>
      queryOptions({
        ...everybodys,
        queryFn: (context) => everybodys.queryFn(context).then(offeredRows),
        staleTime: 60_000,
        // Players, results and draws change all the time.
        refetchInterval: pace.inStep(pace.slow),
      }),
    own: () =>
      queryOptions({
        ...own,
        queryFn: (context) => own.queryFn(context).then(offeredRows),
        staleTime: 30_000,
      }),
  }
}
