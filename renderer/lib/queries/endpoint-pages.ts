import type * as z from 'zod/mini'
import type { Gateway } from '#lib/gateway/gateway.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { endpointKey, metaOf } from './endpoint-query.ts'

/**
 * Query options for a list that is read page by page.
 * @param inputOf returns the input that requests a page.
 */
export const endpointPages = <Input extends z.ZodMiniType, Page extends { totalPages: number }>(
  gateway: Gateway,
  endpoint: Endpoint<Input, z.ZodMiniType<Page>>,
  inputOf: (pageNo: number) => z.input<Input>,
) => ({
  queryKey: endpointKey(endpoint, inputOf(1)),
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }): Promise<Page> =>
    gateway.call(endpoint, inputOf(pageParam), { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ totalPages }: Page, _: unknown, pageNo: number) =>
    pageNo < totalPages ? pageNo + 1 : undefined,
  meta: metaOf(endpoint),
})
