import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import { transfers } from '#shared/contract/endpoints/transfers.ts'
import { transferFilter } from '../model/transfer-filter.ts'

/** Whether the account may transfer, to whom, and how much. */
export const optionsQuery = (gateway: Gateway) =>
  queryOptions({ ...endpointQuery(gateway, transfers.options, {}), staleTime: 10_000 })

/** The account directly below with this exact name. */
export const recipientQuery = (gateway: Gateway, account: string) =>
  queryOptions({
    ...endpointQuery(gateway, transfers.recipient, { account }),
    staleTime: 60_000,
    retry: false,
  })

export type TransferOptions = ValueOf<typeof transfers.options>

/** Number of transfers on a page. */
export const transfersPerPage = 10

/** One page of the transfers that the address filters for. */
export function useTransferRecords() {
  const view = useRecordView(transferFilter)
  const list = useQuery(
    recordQuery(useGateway(), transfers.list, {
      ...view.moments,
      ...view.values,
      pageNo: view.page,
      pageSize: transfersPerPage,
    }),
  )
  return { view, list }
}
