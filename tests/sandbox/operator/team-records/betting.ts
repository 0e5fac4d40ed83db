import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { checkMoments, pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { rangeBefore } from '../teams/overview.ts'
import { pickPage } from '../teams/pick-page.ts'
import { type BetSums, betSums, width } from './bet-sums.ts'
import { checkBetRange } from './check-bet-range.ts'
import { crowdGames, writtenGame } from './crowd-games.ts'
import { holderOf, pathOf, type Selection, selectAccounts } from './selection.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'teams'>
type Betting = ValueOf<typeof agentRecords.betting>
type Sums = { bets: number; bet: number; win: number }

const minute = 60_000

/** Figures of bets as the contract names them. All bets here are decided, so the whole stake counts. */
export const writtenBets = ({ bet, win }: Pick<Sums, 'bet' | 'win'>) => ({
  bet: fromMinor(bet),
  validBet: fromMinor(bet),
  payout: fromMinor(win),
  net: fromMinor(win - bet),
})
const written = (sums: Sums) => ({ bets: sums.bets, ...writtenBets(sums) })

/** The three sums at an index. */
const sumsAt = (sums: Float64Array, index: number): Sums => ({
  bets: sums[index * width] ?? 0,
  bet: sums[index * width + 1] ?? 0,
  win: sums[index * width + 2] ?? 0,
})

/** The sums of a whole filter. */
export function totalOf({ games }: BetSums): Sums {
  const total = { bets: 0, bet: 0, win: 0 }
  for (let at = 0; at < games.length; at += width) {
    total.bets += games[at] ?? 0
    total.bet += games[at + 1] ?? 0
    total.win += games[at + 2] ?? 0
  }
  return total
}

/** The totals of a filter as the contract names them. */
export const writtenTotals = (sums: BetSums) => written(totalOf(sums))

/** What a team bet in a range, and in the range before. */
export function teamBetting(
  parts: Parts,
  agentId: number,
  input: InputOf<typeof agentRecords.betting>,
): Betting {
  checkMoments(input.from, input.to)
  const { order } = parts.teams
  const selection = selectAccounts(order, agentId, input)
  const sums = betSums(parts, selection, input)
  // Up to the minute, so that the calls of a minute share it.
  const before = rangeBefore({ from: input.from, to: Math.floor(input.to / minute) * minute })
  const games = crowdGames(parts.db)
  const types = new Map<string, Sums>()
  const vendors = new Map<string, string>()
  for (let index = 0; index * width < sums.games.length; index += 1) {
    const own = sumsAt(sums.games, index)
    if (own.bets === 0) continue
    const { gameType, vassalage, vendorName } = writtenGame(games.list[index])
    const type = types.get(gameType) ?? { bets: 0, bet: 0, win: 0 }
    types.set(gameType, { bets: type.bets + own.bets, bet: type.bet + own.bet, win: type.win + own.win })
    vendors.set(vassalage, vendorName)
  }
  return {
    path: pathOf(order, selection.agent, selection.base),
    now: figuresOf(parts, selection, sums, input.to),
    before: figuresOf(parts, selection, betSums(parts, selection, { ...input, ...before }), before.to),
    gameTypes: [...types]
      .toSorted(([, one], [, other]) => other.bet - one.bet)
      .map(([gameType, own]) => ({ gameType, ...written(own) })),
    vendors: [...vendors]
      .filter(([vassalage]) => vassalage !== '')
      .map(([vassalage, vendorName]) => ({ vassalage, vendorName }))
      .toSorted((one, other) => (one.vendorName < other.vendorName ? -1 : 1)),
  }
}

function figuresOf({ teams: { order } }: Parts, { positions }: Selection, sums: BetSums, to: number) {
  let members = 0
  for (let index = 0; index < positions.length; index += 1)
    if ((order.created[positions[index] ?? 0] ?? 0) < to) members += 1
  let players = 0
  for (let at = 1; at < sums.members.length; at += width) if ((sums.members[at] ?? 0) > 0) players += 1
  return { members, players, ...written(totalOf(sums)) }
}

/** One page of the members who bet. Ranges may be as long as those of the overview. */
export function listBettors(
  parts: Parts,
  agentId: number,
  input: InputOf<typeof agentRecords.bettors>,
): ValueOf<typeof agentRecords.bettors> {
  checkMoments(input.from, input.to)
  const { limit, offset } = pageOf(input)
  const { order } = parts.teams
  const selection = selectAccounts(order, agentId, input)
  const [start] = selection.stretch
  const sums = betSums(parts, selection, input)
  const column = (at: number) => (position: number) => sums.members[(position - start) * width + at] ?? 0
  const [bets, bet, win] = [column(0), column(1), column(2)]
  const bettors = selection.positions.filter((position) => bets(position) > 0)
  const keys = {
    account: order.nameRank,
    bets,
    validBet: bet,
    payout: win,
    net: (position: number) => win(position) - bet(position),
  }
  const key = keys[input.sort ?? 'validBet']
  const sign = input.order === 'ascending' ? 1 : -1
  const page = pickPage(bettors, (position) => sign * key(position), offset, limit)
  return {
    list: page.map((position) => ({
      ...holderOf(order, selection.agent, position),
      ...written(sumsAt(sums.members, position - start)),
    })),
    total: bettors.length,
    totalPages: Math.ceil(bettors.length / limit),
    totals: writtenTotals(sums),
  }
}

/** One page of the games that were played, the largest stakes first. */
export function listGames(
  parts: Parts,
  agentId: number,
  input: InputOf<typeof agentRecords.games>,
): ValueOf<typeof agentRecords.games> {
  checkBetRange(input.from, input.to)
  const { limit, offset } = pageOf(input)
  const sums = betSums(parts, selectAccounts(parts.teams.order, agentId, input), input)
  const { list } = crowdGames(parts.db)
  const played = Int32Array.from({ length: list.length + 1 }, (_, index) => index).filter(
    (index) => (sums.games[index * width] ?? 0) > 0,
  )
  const page = pickPage(played, (index) => -(sums.games[index * width + 1] ?? 0), offset, limit)
  return {
    list: page.map((index) => ({
      nodeId: String(list[index]?.nodeId ?? 0),
      ...writtenGame(list[index]),
      ...written(sumsAt(sums.games, index)),
    })),
    total: played.length,
    totalPages: Math.ceil(played.length / limit),
    totals: writtenTotals(sums),
  }
}
