import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { contacts } from '#shared/contract/endpoints/contacts.ts'

/** The bound mobile number and email address, masked. */
export const contactsQuery = (gateway: Gateway) =>
  queryOptions({ ...endpointQuery(gateway, contacts.bound, {}), staleTime: 300_000 })
