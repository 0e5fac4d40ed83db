import { gatewayWithTeam, teamNow } from '#lib/testing/team-samples.ts'
import { agentSalary } from '#shared/contract/endpoints/agent-salary.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'

const hour = 3_600_000
const day = 24 * hour
const slot = 300_000

/** The gateway's time in these answers: 22 November 2026, 20:02:38 in Manila. */
export const salaryNow = teamNow + 158_000
/** When the running five minutes end. */
export const nextSlot = teamNow + slot
const midnight = teamNow + 4 * hour

const year = { from: Date.parse('2026-01-01T00:00:00+08:00'), to: Date.parse('2028-01-01T00:00:00+08:00') }
const steps = [
  { validBet: '100000.00', members: 5, amount: '300.00' },
  { validBet: '300000.00', members: 10, amount: '800.00' },
  { validBet: '600000.00', members: 20, amount: '1080.00' },
  { validBet: '800000.00', members: 25, amount: '1500.00' },
]
const sums = {
  today: { amount: '244.00', settlements: 18 },
  month: '18600.00',
  fortnight: '2722.00',
  best: { date: '2026-11-22', amount: '244.00' },
  waiting: false,
}

type Length = { length: number; end: number; mark: string }
const days: Length = { length: day, end: midnight, mark: 'SD11-2026112' }
const hours: Length = { length: hour, end: teamNow + hour, mark: 'SH11-20261122-' }

/** A period so many before the running one. The fourth pays nothing. */
function period({ length, end, mark }: Length, before: number) {
  const paid = before !== 4
  const to = end - before * length
  return {
    from: to - length,
    to,
    validBet: paid ? `${742_000 - before * 1000}.00` : '4200.50',
    members: 198 - before,
    step: paid ? 3 : 0,
    amount: paid ? '1080.00' : '0.00',
    state: before === 0 ? 'counting' : paid ? 'paid' : 'none',
    lacks: paid ? null : 'validBet',
    paid: before > 0 && paid ? to : null,
    order: before > 0 && paid ? `${mark}${before}` : null,
  }
}

const stepped = (length: Length, count: number) => ({
  contract: { ...year, steps },
  now: salaryNow,
  nextRealtime: nextSlot,
  running: period(length, 0),
  before: period(length, 1),
  ...sums,
  chart: Array.from({ length: count }, (_, index) => period(length, count - 1 - index)),
})

/** The summary of the daily salary. */
export const dailySample = stepped(days, 14)

const slotAt = (before: number) => {
  const to = nextSlot - before * slot
  const clock = new Date(to + 8 * hour).toISOString().slice(11, 16)
  const play = { from: to - slot, to, validBet: '4812.50', members: 22 }
  return { ...play, rate: '0.03', amount: '1.44', paid: to, order: `SR11-20261122-${clock}` }
}

/** The summary of the real-time salary. */
export const realtimeSample = {
  contract: { ...year, rate: '0.03', leastValidBet: '1000.00' },
  now: salaryNow,
  next: nextSlot,
  running: { from: teamNow, to: nextSlot, validBet: '2871.50', members: 12, amount: '0.86' },
  ...sums,
  lastHour: Array.from({ length: 12 }, (_, index) => slotAt(12 - index)),
}

type Paging = { pageNo: number; pageSize: number }

/** Cuts a page out of so many rows. */
function pageOf<Row>({ pageNo, pageSize }: Paging, total: number, row: (index: number) => Row) {
  const first = (pageNo - 1) * pageSize
  const count = Math.max(0, Math.min(pageSize, total - first))
  return {
    list: Array.from({ length: count }, (_, index) => row(first + index)),
    total,
    totalPages: Math.ceil(total / pageSize),
  }
}

const pagingOf = (query: URLSearchParams): Paging => ({
  pageNo: Number(query.get('pageNo')),
  pageSize: Number(query.get('pageSize')),
})

/** A gateway with an agent of all three salaries and a record of so many periods each. */
export function gatewayWithSalaries(total = 30) {
  const network = gatewayWithTeam()
  const flags = ['dailySalary', 'hourlySalary', 'realtimeSalary']
  network.answer(system.settings, () => ({ nodes: flags.map((modId) => ({ modId, enabled: '1' })) }))
  network.answer(member.consolidated, () => ({
    dailysalreqtype: true,
    contracthoursalreq: true,
    realtimesalreqtype: true,
    info: {},
  }))
  const totals = { validBet: '5926000.00', amount: '9400.00', settlements: 29 }
  network.answer(agentSalary.daily, () => dailySample)
  network.answer(agentSalary.hourly, () => stepped(hours, 21))
  network.answer(agentSalary.realtime, () => realtimeSample)
  network.answer(agentSalary.days, ({ query }) => ({
    ...pageOf(pagingOf(query), total, (index) => period(days, index)),
    totals,
  }))
  network.answer(agentSalary.hours, ({ body }) => ({
    ...pageOf(agentSalary.hours.input.parse(body), total, (index) => period(hours, index)),
    totals,
  }))
  network.answer(agentSalary.slots, ({ body }) => ({
    ...pageOf(agentSalary.slots.input.parse(body), total, (index) => slotAt(index + 1)),
    totals: { ...totals, slots: 240 },
  }))
  network.answer(agentSalary.members, ({ query }) =>
    pageOf(pagingOf(query), 22, (index) => ({
      accountId: String(100 + index),
      account: `player${index}`,
      validBet: `${900 - index}.00`,
      bets: 3,
    })),
  )
  network.answer(agentSalary.bets, ({ query }) =>
    pageOf(pagingOf(query), 66, (index) => ({
      betId: `T${index}`,
      time: teamNow - index * 1000,
      account: `player${index % 22}`,
      validBet: '12.50',
      payout: '40.00',
    })),
  )
  return network
}
