import { dayLength, isoDay } from '#sandbox/world/market/merchant-zone.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { linkOfAccount } from '../agent-links/affiliate.ts'
import { cityOf } from '../devices/cities.ts'
import type { Member } from '../members/member-store.ts'
import { checkMoments } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { transferBar } from '../transfers/transfer-rules.ts'
import { downlineRow, teamView } from './downlines.ts'
import { stretchOf, teamAccount } from './overview.ts'
import { ratesOf } from './set-rate.ts'
import { dayNumber, dayStart, segmentsOf } from './timeline.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams' | 'settings'>

/**
 * One member of an agent's team.
 * @throws Refusal RANGE_INVALID
 */
export function downlineDetail(
  parts: Parts,
  agent: Member,
  { from, to, accountId }: { from: number; to: number; accountId: string },
): ValueOf<typeof agentTeam.downline> {
  checkMoments(from, to)
  const { db, teams } = parts
  const { order } = teams
  const view = teamView(parts, agent.id, from, to)
  const position = order.positionOf(Number(accountId))
  const [start, end] = stretchOf(order, position, true)
  const first = dayNumber(from)
  const account = db.get<{ mobile: string | null }>(
    'SELECT mobile FROM accounts WHERE id = ?',
    Number(accountId),
  )
  return {
    ...downlineRow(view, position),
    path: order.path(view.agent, position).map((step) => teamAccount(order, step)),
    active: view.sums.active(start, end),
    days: teams.days([start, end], from, to).days.map(({ validBet, payout }, index) => ({
      date: isoDay(dayStart(first + index)),
      validBet: fromMinor(validBet),
      profit: fromMinor(validBet - payout),
    })),
    rates: ratesOf(parts, agent.id, position),
    lastLogin: lastLogin(parts, position),
    mobileBound: (account?.mobile ?? null) !== null,
    toDownline: transferBar(parts, agent) === null && order.parents[position] === view.agent,
    cameThrough: linkOfAccount(parts, agent.id, Number(accountId)),
  }
}

/** The latest login on record, or the latest visit of a member of the world. */
function lastLogin({ db, clock, teams }: Parts, position: number) {
  const { order, crowd } = teams
  const id = order.ids[position] ?? 0
  const login = db.get<{ time: number; address: string }>(
    `SELECT time, address FROM logins WHERE account_id = ? AND outcome = 'in' ORDER BY time DESC, id DESC LIMIT 1`,
    id,
  )
  if (login) return { time: login.time, place: cityOf(login.address) }
  const member = crowd.indexOf(id)
  if (member < 0) return null
  const now = clock.now()
  let latest = 0
  for (const segment of segmentsOf(now - 62 * dayLength, now))
    crowd.eachDay(member, segment, order.playBegins(position), (day, [, , validBet = 0]) => {
      if (validBet > 0) latest = segment.begins + (day - 1) * dayLength
    })
  return latest === 0 ? null : { time: latest + teams.visitStart(member, latest), place: null }
}
