import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#lib/queries/query-client.ts'
import { quietGateway } from '#lib/testing/quiet-gateway.ts'
import { agentIncome } from '#shared/contract/endpoints/agent-income.ts'
import { recordQuery } from './record-query.ts'

const gateway = quietGateway('http://gateway.example')

test('records of a moment are kept for a minute after they were last shown, and no longer', () => {
  vi.useFakeTimers()
  try {
    const queryClient = createQueryClient()
    const records = recordQuery(gateway, agentIncome.overview, { from: 1, to: 2 })
    const observer = new QueryObserver(queryClient, { ...records, enabled: false })
    const leave = observer.subscribe(() => {})
    const kept = () => queryClient.getQueryCache().getAll().length
    vi.advanceTimersByTime(600_000)
    expect(kept()).toBe(1)

    leave()
    vi.advanceTimersByTime(59_000)
    expect(kept()).toBe(1)
    vi.advanceTimersByTime(2000)
    expect(kept()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
