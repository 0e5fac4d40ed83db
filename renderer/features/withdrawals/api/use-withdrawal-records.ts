import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { momentsOf } from '#lib/records/date-range.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { withdrawals } from '#shared/contract/endpoints/withdrawals.ts'
import { withdrawalFilter } from '../model/withdrawal-filter.ts'

/** Number of withdrawals on a page. */
export const ordersPerPage = 10

/** The withdrawals that the address filters for. Up to the end of the last day, so that a new one is never missing. */
export function useWithdrawalRecords() {
  const view = useRecordView(withdrawalFilter)
  const input = {
    ...momentsOf(view.range, brand.timeZone),
    ...view.values,
    pageNo: view.page,
    pageSize: ordersPerPage,
  }
  return { view, orders: useQuery(recordQuery(useGateway(), withdrawals.list, input)) }
}

export type WithdrawalRecords = ReturnType<typeof useWithdrawalRecords>
