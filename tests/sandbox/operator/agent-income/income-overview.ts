import { dayLength, isoDay, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import { type agentIncome, type IncomePart, incomeParts } from '#shared/contract/endpoints/agent-income.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { agreedContracts, downlineContracts } from '../contracts/contract-store.ts'
import { checkMoments } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { type IncomeSum, incomeByDay } from '../teams/income.ts'
import { rangeBefore, stretchOf } from '../teams/overview.ts'
import { commissionsOf } from '../teams/settle-commissions.ts'
import { dayNumber, dayStart } from '../teams/timeline.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>
type Sums = Record<IncomePart, number>
type Overview = ValueOf<typeof agentIncome.overview>
type State = Overview['days'][number]['state']

/** What a booking of the ledger is in an agent's income. */
export function partOfIncome({ kind, amount }: Pick<IncomeSum, 'kind' | 'amount'>): IncomePart {
  if (kind === 'commission') return 'rebate'
  if (kind === 'dividend') return amount < 0 ? 'dividendsPaid' : 'dividends'
  return kind
}

const nothing = (): Sums => ({
  rebate: 0,
  dailySalary: 0,
  hourlySalary: 0,
  realtimeSalary: 0,
  dividends: 0,
  dividendsPaid: 0,
})

function addedUp(bookings: readonly IncomeSum[]): Sums {
  const sums = nothing()
  for (const booking of bookings) sums[partOfIncome(booking)] += booking.amount
  return sums
}

const total = (sums: Sums): number => incomeParts.reduce((sum, part) => sum + sums[part], 0)

/** Sums as the contract writes them. */
const written = (sums: Sums) => ({
  rebate: fromMinor(sums.rebate),
  dailySalary: fromMinor(sums.dailySalary),
  hourlySalary: fromMinor(sums.hourlySalary),
  realtimeSalary: fromMinor(sums.realtimeSalary),
  dividends: fromMinor(sums.dividends),
  dividendsPaid: fromMinor(sums.dividendsPaid),
  income: fromMinor(total(sums)),
})

/** The rebate of today's bets so far, which is paid at midnight. */
function pendingRebate({ clock, teams }: Parts, agentId: number): Overview['pending'] {
  const today = startOfDay(clock.now())
  const agent = teams.order.positionOf(agentId)
  const sums = teams.sums(stretchOf(teams.order, agent, true), today, today + dayLength)
  const rebate = commissionsOf(teams, agent, sums, today).reduce((sum, { amount }) => sum + amount, 0)
  return { rebate: fromMinor(rebate), payAt: today + dayLength }
}

/** Kinds that an agent can get, besides those that it was paid. */
function canGet({ db, clock, teams }: Parts, agentId: number): ReadonlySet<IncomePart> {
  const rate = teams.rates.rate(teams.order.positionOf(agentId), clock.now())
  return new Set<IncomePart>([
    ...(rate > 0 ? (['rebate'] as const) : []),
    ...(agreedContracts(db, agentId).length > 0 ? (['dividends'] as const) : []),
    ...(downlineContracts(db, agentId).length > 0 ? (['dividendsPaid'] as const) : []),
  ])
}

/**
 * An agent's income of a range, by kind and by day.
 * @throws Refusal RANGE_INVALID
 */
export function incomeOverview(
  parts: Parts,
  agentId: number,
  { from, to }: { from: number; to: number },
): Overview {
  checkMoments(from, to)
  const { db, clock, teams } = parts
  const { order } = teams
  const earlier = rangeBefore({ from, to })
  const bookings = incomeByDay(db, agentId, from, to)
  const now = addedUp(bookings)
  const before = addedUp(incomeByDay(db, agentId, earlier.from, earlier.to))
  const possible = canGet(parts, agentId)
  const byDay = Map.groupBy(bookings, ({ day }) => day)
  const stretch = stretchOf(order, order.positionOf(agentId), false)
  const { days } = teams.days(stretch, from, to)
  const today = dayNumber(clock.now())
  const settled = db.get<{ upTo: number }>(
    'SELECT up_to AS upTo FROM commission_settled WHERE account_id = ?',
    agentId,
  )
  const stateOf = (day: number, sums: Sums): State => {
    if (day === today) return 'counting'
    if (day < today && settled && settled.upTo <= dayStart(day)) return 'walletFull'
    return incomeParts.some((part) => sums[part] !== 0) ? 'paid' : 'none'
  }
  const validBet = days.reduce((sum, day) => sum + day.validBet, 0)
  return {
    now: { ...written(now), validBet: fromMinor(validBet) },
    before: written(before),
    shown: incomeParts.filter((part) => possible.has(part) || now[part] !== 0 || before[part] !== 0),
    pending: pendingRebate(parts, agentId),
    days: days.map((played, index) => {
      const day = dayNumber(from) + index
      const sums = addedUp(byDay.get(day) ?? [])
      return {
        date: isoDay(dayStart(day)),
        validBet: fromMinor(played.validBet),
        ...written(sums),
        state: stateOf(day, sums),
      }
    }),
    asOf: Math.min(to, clock.now()),
  }
}
