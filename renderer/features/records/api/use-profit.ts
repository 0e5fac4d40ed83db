import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { statements } from '#shared/contract/endpoints/statements.ts'
import { profitFilter } from '../model/profit-filter.ts'

/** Profit and loss of the dates and games that the address filters for. */
export function useProfit() {
  const view = useRecordView(profitFilter)
  const { by = 'days', ...games } = view.values
  const profit = useQuery(recordQuery(useGateway(), statements.profit, { ...view.moments, ...games }))
  return { view, by, ofGames: Object.keys(games).length > 0, profit }
}

export type ProfitRecords = ReturnType<typeof useProfit>
