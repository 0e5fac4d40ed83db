import { readLanguage, type ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { agentRecords, TeamMove } from '#shared/contract/endpoints/agent-records.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { type MoveGroup, moveGroupNames } from '#shared/domain/move-groups.ts'
import { Refusal } from '../gateway/refusal.ts'
import { checkMoments, pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { readEntries } from '../statements/entries.ts'
import { entryTitle } from '../statements/entry-title.ts'
import { dayNumber } from '../teams/timeline.ts'
import { type CrowdMove, crowdKinds, dayMoves, findCrowdMove } from './day-moves.ts'
import { findLiveMove, groupOfMove, type LiveMove } from './live-moves.ts'
import { mergePage } from './merge-page.ts'
import { liveMovesOf, moveSums } from './move-sums.ts'
import { moveTotals } from './move-totals.ts'
import { holderOf, pathOf, selectAccounts } from './selection.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>

/** One page of what moved the money of a team's accounts, latest first. Only the days that the page touches are built. */
export function listTeamMoves(
  parts: Parts,
  agentId: number,
  input: InputOf<typeof agentRecords.moves>,
): ValueOf<typeof agentRecords.moves> {
  checkMoments(input.from, input.to)
  const { limit, offset } = pageOf(input)
  const { order } = parts.teams
  const { group } = input
  const selection = selectAccounts(order, agentId, input)
  const sums = moveSums(parts, selection, input)
  const groups: readonly MoveGroup[] = group === undefined ? moveGroupNames : [group]
  const countOf = (day: number) => groups.reduce((count, name) => count + (sums[name].days[day] ?? 0), 0)
  const real = liveMovesOf(parts, selection, input).filter(
    ({ kind }) => group === undefined || groupOfMove(kind) === group,
  )
  const byDay = Map.groupBy(real, ({ created }) => dayNumber(created))
  const first = dayNumber(input.from)
  const found: (LiveMove | CrowdMove)[] = []
  let skip = offset
  let total = 0
  for (let day = sums.deposits.days.length - 1; day >= 0; day -= 1) {
    const count = countOf(day)
    total += count
    if (found.length >= limit || count === 0) continue
    if (skip >= count) {
      skip -= count
      continue
    }
    const generated = dayMoves(parts, selection, input, first + day)
    const own = byDay.get(first + day) ?? []
    found.push(...mergePage(own, ({ created }) => created, generated, skip, limit - found.length))
    skip = 0
  }
  return {
    list: toTeamMoves(parts, selection.agent, found, readLanguage(input.language)),
    total,
    totalPages: Math.ceil(total / limit),
    path: pathOf(order, selection.agent, selection.base),
    totals: moveTotals(sums),
    sum: fromMinor(groups.reduce((sum, name) => sum + sums[name].in - sums[name].out, 0)),
  }
}

/** Movements as the contract names them. Real ones with their balance and what they are about. */
function toTeamMoves(
  { db, teams: { order } }: Parts,
  agent: number,
  moves: readonly (LiveMove | CrowdMove)[],
  language: ServedLanguage,
): TeamMove[] {
  const live = moves.filter((move) => 'transactionId' in move)
  const entries = new Map(
    readEntries(db, live).map((entry) => [`${entry.transactionId} ${entry.walletId}`, entry]),
  )
  return moves.map((move): TeamMove => {
    if ('letter' in move) {
      const orderId = `${move.letter}${order.ids[move.position] ?? 0}-${move.day}`
      const kind = crowdKinds[move.letter]
      return {
        moveId: orderId,
        time: move.time,
        ...holderOf(order, agent, move.position),
        group: groupOfMove(kind),
        kind,
        title: null,
        order: orderId,
        amount: fromMinor(move.amount),
        balance: null,
      }
    }
    const { transactionId, walletId, accountId, kind, created, amount } = move
    const entry = entries.get(`${transactionId} ${walletId}`)
    return {
      moveId: `E${transactionId}-${walletId}`,
      time: created,
      ...holderOf(order, agent, order.positionOf(accountId)),
      group: groupOfMove(kind),
      kind,
      title: entry ? entryTitle(entry, language) : null,
      order: entry?.reference ?? '',
      amount: fromMinor(amount),
      balance: entry ? fromMinor(entry.balance) : null,
    }
  })
}

/**
 * One movement of the team. The refusal is the same for those of others and for numbers that no movement has.
 * @throws Refusal TEAM_MOVE_NOT_FOUND
 */
export function teamMove(
  parts: Parts,
  agentId: number,
  input: InputOf<typeof agentRecords.move>,
): ValueOf<typeof agentRecords.move> {
  const { order } = parts.teams
  const agent = order.positionOf(agentId)
  const found = findMove(parts, input.moveId)
  const position = !found ? -1 : 'letter' in found ? found.position : order.positionOf(found.accountId)
  const [move] =
    found && order.isBelow(position, agent)
      ? toTeamMoves(parts, agent, [found], readLanguage(input.language))
      : []
  if (!move) throw new Refusal('TEAM_MOVE_NOT_FOUND')
  return { ...move, path: pathOf(order, agent, position) }
}

function findMove(parts: Parts, moveId: string): LiveMove | CrowdMove | undefined {
  const [, transactionId, walletId] = /^E(\d{1,15})-(\d{1,15})$/.exec(moveId) ?? []
  if (transactionId !== undefined) return findLiveMove(parts.db, Number(transactionId), Number(walletId))
  const [, letter = '', id, day] = /^([DWR])(\d{1,9})-(\d{1,6})$/.exec(moveId) ?? []
  if (id === undefined) return undefined
  const position = parts.teams.order.positionOf(Number(id))
  return findCrowdMove(parts, position, Number(day), letter)
}
