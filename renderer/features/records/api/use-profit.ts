import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { statements } from '#shared/contract/endpoints/statements.ts'
import { type ProfitGrouping, profitFilter } from '../model/profit-filter.ts'

/** Profit and loss of the dates and games that the address filters for. */
export function useProfit() {
  const view = useRecordView(profitFilter)
  const profit = useQuery(recordQuery(useGateway(), statements.profit, { ...view.moments, ...view.values }))
  const [by, setBy] = useState<ProfitGrouping>('days')
  return { view, by, setBy, ofGames: view.narrowed, profit }
}

export type ProfitRecords = ReturnType<typeof useProfit>
