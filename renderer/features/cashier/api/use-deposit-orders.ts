import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { orderFilter } from '../model/order-filter.ts'

/** Number of orders on a page. */
export const ordersPerPage = 15

/** The deposit orders that the address filters for, page by page. */
export function useDepositOrders() {
  const gateway = useGateway()
  const view = useRecordView(orderFilter)
  const input = { ...view.moments, ...view.values, pageNo: view.page, pageSize: ordersPerPage }
  return { view, orders: useQuery(recordQuery(gateway, cashier.depositOrders, input)) }
}
