import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { agentRecords, TeamBet } from '#shared/contract/endpoints/agent-records.ts'
import { Refusal } from '../gateway/refusal.ts'
import { pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { dayNumber, monthOfDay } from '../teams/timeline.ts'
import { betSums, liveBetsOf } from './bet-sums.ts'
import { totalOf, writtenBets, writtenTotals } from './betting.ts'
import { checkBetRange } from './check-bet-range.ts'
import { crowdGames, writtenGame } from './crowd-games.ts'
import { type CrowdBet, dayBets, roundsOfDay } from './day-bets.ts'
import { findLiveBet, type LiveBet } from './live-bets.ts'
import { mergePage } from './merge-page.ts'
import { holderOf, pathOf, selectAccounts } from './selection.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>

/** What of a round is written besides who and what. */
type Bet = { betId: string; accountId: number; nodeId: number; time: number; bet: number; win: number }

/** One page of a team's decided bets, latest first. Only the days that the page touches are built. */
export function listTeamBets(
  parts: Parts,
  agentId: number,
  input: InputOf<typeof agentRecords.bets>,
): ValueOf<typeof agentRecords.bets> {
  checkBetRange(input.from, input.to)
  const { limit, offset } = pageOf(input)
  const { order } = parts.teams
  const selection = selectAccounts(order, agentId, input)
  const sums = betSums(parts, selection, input)
  const live = Map.groupBy(liveBetsOf(parts, selection, input), ({ ended }) => dayNumber(ended))
  const first = dayNumber(input.from)
  const list: TeamBet[] = []
  let skip = offset
  for (let day = sums.days.length - 1; day >= 0 && list.length < limit; day -= 1) {
    const count = sums.days[day] ?? 0
    if (skip >= count) {
      skip -= count
      continue
    }
    const generated = dayBets(parts, selection, input, first + day)
    const real = live.get(first + day) ?? []
    for (const bet of mergePage(real, (one) => one.ended, generated, skip, limit - list.length))
      list.push(toTeamBet(parts, selection.agent, 'ended' in bet ? ofLive(bet) : ofCrowd(parts, bet)))
    skip = 0
  }
  const { bets } = totalOf(sums)
  return { list, total: bets, totalPages: Math.ceil(bets / limit), totals: writtenTotals(sums) }
}

const ofLive = ({ id, accountId, nodeId, ended, bet, win }: LiveBet): Bet => ({
  betId: id,
  accountId,
  nodeId,
  time: ended,
  bet,
  win,
})

function ofCrowd({ db, teams }: Parts, { position, day, number, time, bet, win }: CrowdBet): Bet {
  const accountId = teams.order.ids[position] ?? 0
  const games = crowdGames(db)
  const member = teams.crowd.indexOf(accountId)
  const game = games.choose(member, day, teams.crowd.gameTypeOf(member, monthOfDay(day)))
  return {
    betId: `C${accountId}-${day}-${number}`,
    accountId,
    nodeId: games.list[game]?.nodeId ?? 0,
    time,
    bet,
    win,
  }
}

function toTeamBet({ db, teams }: Parts, agent: number, { accountId, nodeId, ...bet }: Bet): TeamBet {
  const games = crowdGames(db)
  return {
    betId: bet.betId,
    time: bet.time,
    ...holderOf(teams.order, agent, teams.order.positionOf(accountId)),
    ...writtenGame(games.list[games.indexOf(nodeId)]),
    ...writtenBets(bet),
    ...(bet.betId.startsWith('V') && { voided: true }),
  }
}

/** Longest a generated round takes, in ms. */
const longestRound = 40_000

/**
 * One bet of the team. The refusal is the same for bets of others and for numbers that no bet has.
 * @throws Refusal TEAM_BET_NOT_FOUND
 */
export function teamBet(parts: Parts, agentId: number, betId: string): ValueOf<typeof agentRecords.bet> {
  const { order } = parts.teams
  const agent = order.positionOf(agentId)
  const found = findReal(parts, betId) ?? findGenerated(parts, betId)
  const position = found ? order.positionOf(found.bet.accountId) : -1
  if (!found || !order.isBelow(position, agent)) throw new Refusal('TEAM_BET_NOT_FOUND')
  const { bet, started, roundId } = found
  return { ...toTeamBet(parts, agent, bet), path: pathOf(order, agent, position), started, roundId }
}

function findReal({ db }: Parts, betId: string) {
  const row = /^[BV]\d{1,15}$/.test(betId) ? findLiveBet(db, betId) : undefined
  return row && { bet: ofLive(row), started: row.started, roundId: row.roundId }
}

function findGenerated(parts: Parts, betId: string) {
  const { teams } = parts
  const [, id, day, number] = /^C(\d{1,9})-(\d{1,6})-(\d{1,3})$/.exec(betId) ?? []
  if (id === undefined) return undefined
  const position = teams.order.positionOf(Number(id))
  const round = roundsOfDay(parts, position, Number(day)).find((one) => one.number === Number(number))
  if (!round || round.time >= teams.until(round.time + 1)) return undefined
  const bet = ofCrowd(parts, round)
  const lasted = 3_000 + ((Number(id) * 7_919 + round.number * 104_729) % longestRound)
  return { bet, started: round.time - lasted, roundId: bet.betId.slice(1) }
}
