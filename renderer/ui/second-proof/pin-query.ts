import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { paymentPassword } from '#shared/contract/endpoints/payment-password.ts'

/** Whether the payment password is set, the tries left, and what else proves the account. */
export const pinQuery = (gateway: Gateway) =>
  queryOptions({ ...endpointQuery(gateway, paymentPassword.state, {}), staleTime: 30_000 })
