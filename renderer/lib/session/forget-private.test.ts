import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpointPages } from '#lib/queries/endpoint-pages.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { createQueryClient } from '#lib/queries/query-client.ts'
import { quietGateway } from '#lib/testing/quiet-gateway.ts'
import { stubFetch } from '#lib/testing/stub-fetch.ts'
import { type Endpoint, isPrivate } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { forgetPrivate } from './forget-private.ts'

const origin = 'http://gateway.example'
const gateway = quietGateway(origin)

/** An endpoint with loose schemas, because only its declaration matters here. */
const loose = (endpoint: Endpoint) => ({
  ...endpoint,
  input: z.looseObject({}),
  value: z.looseObject({ totalPages: z.number() }),
})
/** The endpoints that a query may call: those that neither move money nor upload a file. */
const reads = allEndpoints.filter(
  (endpoint): endpoint is Endpoint => endpoint.movesMoney === undefined && endpoint.carrier !== 'file',
)
const privateReads = reads.filter(isPrivate)
let queryClient = createQueryClient()
const texts = () =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state),
  )

beforeEach(() => {
  queryClient = createQueryClient()
  stubFetch(() => Response.json({ success: true, value: { totalPages: 3, secret: 'of A' } }))
})

describe('[STO-03] the answers that an account got are removed with its session', () => {
  test.each(privateReads.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_, endpoint) => {
    await queryClient.fetchQuery(endpointQuery(gateway, loose(endpoint), {}))
    await queryClient.fetchInfiniteQuery(endpointPages(gateway, loose(endpoint), (pageNo) => ({ pageNo })))
    expect(texts()).toContain('of A')
    forgetPrivate(queryClient)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  test('public answers stay', async () => {
    const open = reads.filter((endpoint) => !isPrivate(endpoint))
    await Promise.all(
      open.map((endpoint) => queryClient.fetchQuery(endpointQuery(gateway, loose(endpoint), {}))),
    )
    forgetPrivate(queryClient)
    expect(queryClient.getQueryCache().getAll()).toHaveLength(open.length)
  })

  test('a query that isn’t marked as public counts as private', async () => {
    await queryClient.fetchQuery({ queryKey: ['mine'], queryFn: () => 'of A' })
    forgetPrivate(queryClient)
    expect(texts()).not.toContain('of A')
  })

  test('a part of the page that shows a private answer loses it at once', async () => {
    const [balance] = privateReads
    if (!balance) throw new Error('no private call')
    const observer = new QueryObserver(queryClient, endpointQuery(gateway, loose(balance), {}))
    const shown: unknown[] = []
    const unsubscribe = observer.subscribe(({ data }) => void shown.push(data?.secret))
    await expect.poll(() => shown.at(-1)).toBe('of A')
    forgetPrivate(queryClient)
    await expect.poll(() => shown.at(-1)).toBeUndefined()
    unsubscribe()
  })

  test('no answer that is still on its way comes back into the cache', async () => {
    const [balance] = privateReads
    if (!balance) throw new Error('no private call')
    const asked = queryClient.fetchQuery(endpointQuery(gateway, loose(balance), {})).catch(() => {})
    forgetPrivate(queryClient)
    await asked
    expect(texts()).not.toContain('of A')
  })
})
