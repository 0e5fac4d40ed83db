import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts'

const error = (fault: GatewayFault) => new GatewayError('games.list', fault)

test.each<[GatewayFault, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'tooMany', retryAfter: 3 }, true],
  [{ kind: 'tooMany', retryAfter: 10 }, true],
  [{ kind: 'tooMany', retryAfter: 11 }, false],
  [{ kind: 'failed', status: 502 }, true],
  [{ kind: 'failed', status: 404 }, false],
  [{ kind: 'unauthorized' }, false],
  [{ kind: 'maintenance' }, false],
  [{ kind: 'refused', message: '', code: undefined, value: undefined }, false],
  [{ kind: 'malformed', code: 'G-48213', field: 'value', detail: '' }, false],
  [{ kind: 'cancelled' }, false],
])('[NET-02] a read that failed with %j is tried again: %s', (fault, again) => {
  expect(shouldRetry(0, error(fault))).toBe(again)
  expect(shouldRetry(2, error(fault))).toBe(false)
})

test('[NET-02] the pauses between tries grow, or are as long as the gateway says', () => {
  const offline = error({ kind: 'offline' })
  expect(retryDelay(0, offline)).toBeLessThan(retryDelay(1, offline))
  expect(retryDelay(0, error({ kind: 'tooMany', retryAfter: 3 }))).toBe(3000)
  expect(retryDelay(1, error({ kind: 'tooMany', retryAfter: 10 }))).toBe(10_000)
})

test('[NET-02] writes are never repeated by themselves', async () => {
  const client = createQueryClient()
  let calls = 0
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => {
      calls += 1
      return Promise.reject(error({ kind: 'offline' }))
    },
  })
  await expect(mutation.execute(undefined)).rejects.toThrow('offline')
  expect(calls).toBe(1)
})

test('[NET-05] without a connection a read fails with words in place of waiting for one', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const client = createQueryClient()
  const read = client.fetchQuery({
    queryKey: ['read'],
    queryFn: () => Promise.reject(error({ kind: 'offline' })),
    retry: false,
  })
  await expect(read).rejects.toThrow('offline')
})
