import { isoDay } from '#sandbox/world/market/merchant-zone.ts'
import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { checkMoments, pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { type NetProfit, netProfitByDay, netProfitOf, netProfitOfStretch } from '../teams/net-profit.ts'
import { teamAccount } from '../teams/overview.ts'
import { pickPage } from '../teams/pick-page.ts'
import { dayNumber, dayStart } from '../teams/timeline.ts'
import { lineRebates } from './line-days.ts'
import { pathOf, selectAccounts } from './selection.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>

/** Net profit as the contract names it. */
const written = ({ validBet, payout, profit, rebates, bonuses, fees, net }: NetProfit) => ({
  validBet: fromMinor(validBet),
  payout: fromMinor(payout),
  profit: fromMinor(profit),
  rebates: fromMinor(rebates),
  bonuses: fromMinor(bonuses),
  fees: fromMinor(fees),
  net: fromMinor(net),
})

/** What of a team's profit is left as net profit, of the whole team or of one line, itself included. */
export function teamStatement(
  parts: Parts,
  agentId: number,
  input: InputOf<typeof agentRecords.statement>,
): ValueOf<typeof agentRecords.statement> {
  const { from, to } = input
  checkMoments(from, to)
  const { teams, clock } = parts
  const { agent, base, stretch } = selectAccounts(teams.order, agentId, input)
  return {
    path: pathOf(teams.order, agent, base),
    now: written(netProfitOfStretch(teams, agent, stretch, from, to)),
    days: netProfitByDay(teams, agent, stretch, from, to).map((day, index) => ({
      date: isoDay(dayStart(dayNumber(from) + index)),
      ...written(day),
    })),
    asOf: Math.min(to, clock.now()),
  }
}

/**
 * One page of the lines of a team. The lines of a downline are listed after its own play, so that the rows are the
 * whole line.
 */
export function listLines(
  parts: Parts,
  agentId: number,
  input: InputOf<typeof agentRecords.lines>,
): ValueOf<typeof agentRecords.lines> {
  const { from, to } = input
  checkMoments(from, to)
  const { limit, offset } = pageOf(input)
  const { teams } = parts
  const { order } = teams
  const selection = selectAccounts(order, agentId, { accountId: input.accountId })
  const { agent, base, stretch } = selection
  const lines = [...(base === agent ? [] : [base]), ...order.lines(base)]
  const rebates = lineRebates(parts, selection, lines, from, to)
  const sums = teams.sums(stretch, from, to)
  const endOf = (position: number) => (position === base ? position + 1 : (order.ends[position] ?? 0))
  const rows = lines.map((position, line) => {
    const money = sums.money(position, endOf(position))
    return { position, money, profit: netProfitOf(money, rebates[line] ?? 0) }
  })
  const search = (input.search ?? '').trim().toLowerCase()
  const chosen = Int32Array.from(rows.keys()).filter((row) =>
    order.searchNames[lines[row] ?? 0]?.includes(search),
  )
  const keys = {
    account: (row: number) => order.nameRank(lines[row] ?? 0),
    members: (row: number) => order.teamSize(lines[row] ?? 0),
    validBet: (row: number) => rows[row]?.profit.validBet ?? 0,
    profit: (row: number) => rows[row]?.profit.profit ?? 0,
    net: (row: number) => rows[row]?.profit.net ?? 0,
  }
  const key = keys[input.sort ?? 'net']
  const sign = input.order === 'ascending' ? 1 : -1
  const page = pickPage(chosen, (row) => sign * key(row), offset, limit)
  return {
    list: page.flatMap((index) => {
      const row = rows[index]
      if (!row) return []
      const { position, money, profit } = row
      return [
        {
          ...teamAccount(order, position),
          members: position === base ? 0 : order.teamSize(position),
          own: position === base,
          deposits: fromMinor(money.deposits),
          withdrawals: fromMinor(money.withdrawals),
          ...written(profit),
          costs: fromMinor(profit.rebates + profit.bonuses + profit.fees),
        },
      ]
    }),
    total: chosen.length,
    totalPages: Math.ceil(chosen.length / limit),
  }
}
