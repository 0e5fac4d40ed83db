import { expect, test, vi } from 'vitest'
import { type Report, takeReports } from '#lib/log/report.ts'
import { createQueryClient } from '#lib/queries/query-client.ts'
import type { SessionControl } from '#lib/session/session-control.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { handleFault, sayExpired } from './faults.ts'

const meet = (fault: GatewayFault, endpoint = 'games.list') => {
  const reports: Report[] = []
  takeReports((one) => reports.push(one))
  reports.length = 0
  const queryClient = createQueryClient()
  const asked = vi.spyOn(queryClient, 'invalidateQueries')
  const session: SessionControl = { start: vi.fn(), begin: vi.fn(), signOut: vi.fn(), expire: vi.fn() }
  handleFault(new GatewayError(endpoint, fault), { session, queryClient, host: 'palaro.example' })
  return { reports, asked, expire: session.expire }
}

test('[NET-01, ERR-03] an answer that can’t be read is reported, by code, endpoint and field', () => {
  const { reports } = meet({
    kind: 'malformed',
    code: 'G-48213',
    field: 'value.list.3.minBet',
    detail: 'invalid_type',
  })
  expect(reports).toMatchObject([
    { level: 'warn', what: 'games.list: G-48213 malformed answer at value.list.3.minBet (invalid_type)' },
  ])
})

test('[AUTH-11] a dead session ends', () => {
  expect(meet({ kind: 'unauthorized' }).expire).toHaveBeenCalledTimes(1)
})

test.each<GatewayFault>([{ kind: 'maintenance' }, { kind: 'blocked', reason: 'ip', ip: undefined }])(
  '[BOOT-05] $kind asks the gateway about itself, unless that was the question',
  (fault) => {
    expect(meet(fault).asked).toHaveBeenCalledTimes(1)
    expect(meet(fault, 'system.permission').asked).not.toHaveBeenCalled()
  },
)

test.each<GatewayFault>([
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'failed', status: 500 },
  { kind: 'cancelled' },
])('a fault of the kind $kind is not reported, asks nothing of the gateway, and ends no session', (fault) => {
  const { reports, asked, expire } = meet(fault)
  expect([reports.length, asked.mock.calls.length]).toEqual([0, 0])
  expect(expire).not.toHaveBeenCalled()
})

test('[AUTH-11, BOOT-02] the message that the session has ended stays until somebody logs in', () => {
  const { setSignedIn } = useSessionStore.getState()
  setSignedIn(true)
  setSignedIn(false)
  sayExpired()
  expect(useToasts.getState().toasts).toMatchObject([{ tone: 'warn', duration: null }])
  setSignedIn(true)
  expect(useToasts.getState().toasts).toEqual([])
  setSignedIn(false)
})
