import { namedAccounts } from '../../accounts/accounts.ts'
import type { GameRow } from '../../games/games.ts'
import type { MemberRow } from '../members.ts'
import { type Random, randomFor } from '../random.ts'
import { makeMoves } from './make-moves.ts'
import { makeRounds, type PastRound } from './make-rounds.ts'
import {
  friendStyle,
  incomeMoves,
  incomeOfRounds,
  type PastFriendRow,
  type PastIncomeRow,
  pastFriends,
} from './past-friends.ts'
import { type PlayStyle, playStyles } from './play-styles.ts'

/**
 * A row of the world's `past_rounds`. Times in ms relative to the start of the day on which a sandbox begins, so
 * negative.
 */
export type PastRoundRow = {
  id: number
  account_id: number
  stay: number
  node_id: number
  started: number
  ended: number
  bet: number
  win: number
  back: 0 | 1
}

/** A row of the world's `past_moves`: one ledger booking. Ids follow its time. */
export type PastMoveRow = {
  id: number
  account_id: number
  kind: string
  round_id: number | null
  channel: string
  at: number
  amount: number
  balance: number
}

type Past = {
  rounds: PastRoundRow[]
  moves: PastMoveRow[]
  friends: PastFriendRow[]
  income: PastIncomeRow[]
}
type Player = { id: number; balance: number; style: Omit<PlayStyle, 'username'>; random: Random }

/** What the named accounts and their friends did in the days before a sandbox begins, sorted by time. */
export function makeHistory(seed: number, games: readonly GameRow[], members: readonly MemberRow[]): Past {
  const rounds: PastRoundRow[] = []
  const moves: Omit<PastMoveRow, 'id'>[] = []
  const income: PastIncomeRow[] = []
  const friends = pastFriends(members)
  const write = ({ id, balance, style, random }: Player): PastRound[] => {
    const played = makeRounds(style, games, random)
    const first = rounds.length + 1
    for (const { nodeId, back, ...round } of played)
      rounds.push({ id: rounds.length + 1, account_id: id, node_id: nodeId, back: back ? 1 : 0, ...round })
    for (const { round, ...move } of makeMoves(style, played, balance, random, incomeMoves(id, income)))
      moves.push({
        account_id: id,
        channel: style.channel,
        round_id: round === null ? null : first + round,
        ...move,
      })
    return played
  }
  // Friends first, because what they bet is income of others.
  for (const [place, friend] of friends.entries()) {
    const id = friend.account_id
    const balance = members.find((member) => member.id === id)?.balance ?? 0
    const random = randomFor(seed, `history of friend ${place}`)
    income.push(...incomeOfRounds(friend, write({ id, balance, style: friendStyle(place), random })))
  }
  for (const style of playStyles) {
    const account = namedAccounts.find(({ username }) => username === style.username)
    if (!account) throw new Error(`${style.username} has a past and no account`)
    write({ ...account, style, random: randomFor(seed, `history ${style.username}`) })
  }
  const inOrder = moves.sort((a, b) => a.at - b.at)
  return { rounds, moves: inOrder.map((move, index) => ({ id: index + 1, ...move })), friends, income }
}
