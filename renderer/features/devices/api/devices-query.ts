import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { devices } from '#shared/contract/endpoints/devices.ts'

/** Where the account is signed in. */
export const devicesQuery = (gateway: Gateway) =>
  queryOptions({ ...endpointQuery(gateway, devices.signedIn, {}), staleTime: 30_000 })
