import { brand } from 'virtual:brand'
import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { vendors } from '#shared/contract/endpoints/vendors.ts'
import { cachedQuery } from './cached-query.ts'

/** The vendors, which the navigation needs at once. Not in `gameQueries`, to keep the first script small. */
export const vendorsQuery = (gateway: Gateway, language: string) =>
  queryOptions(cachedQuery(gateway, 'games.vendors', vendors, { merchantCode: brand.merchant, language }))
