import { incomeOf } from '#sandbox/operator/referral/rules.ts'
import type { MemberRow } from '../members.ts'
import type { PastRound } from './make-rounds.ts'
import { historyDays, type PlayStyle } from './play-styles.ts'

/** A row of the world's `past_friends`: a member, and who invited them. */
export type PastFriendRow = { account_id: number; referred_by: number; level: number }

/** A row of the world's `past_income`: what a friend brought on a day. `day` is relative to the first day. */
export type PastIncomeRow = {
  account_id: number
  day: number
  friend_id: number
  level: number
  bets: number
  income: number
}

/** The named account that has invited friends. */
const inviterId = 1
/** Places in the list of players, with who invited each: the named account, or one of the places before. */
const invitations: readonly (number | undefined)[] = [
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  0,
  0,
  1,
  5,
]
const dayLength = 24 * 3_600_000

/** Members who were invited, directly or by friends. All of them joined before the past begins. */
export function pastFriends(members: readonly MemberRow[]): PastFriendRow[] {
  const players = members.filter(({ type, days_old }) => type === 0 && days_old > historyDays + 1)
  const levels: number[] = []
  return invitations.flatMap((by, place) => {
    const level = by === undefined ? 1 : (levels[by] ?? 0) + 1
    levels.push(level)
    const player = players[place]
    const inviter = by === undefined ? inviterId : players[by]?.id
    return player && inviter !== undefined ? [{ account_id: player.id, referred_by: inviter, level }] : []
  })
}

/** How a friend plays: seldom, for small stakes. The more seldom, the later they were invited. */
export const friendStyle = (place: number): Omit<PlayStyle, 'username'> => ({
  activeDays: 0.32 / (1 + place / 3),
  rounds: [4, 16],
  stakes: [5_00, 10_00, 20_00],
  types: { RNG: 6, LIVE: 2, FISH: 1 },
  deposits: [200_00, 500_00],
  channel: 'gcash',
  payDays: 0.3,
  keeps: 2_000_00,
})

/** What a friend's rounds bring, by the day on which they were settled. */
export function incomeOfRounds(
  { account_id, level }: PastFriendRow,
  rounds: readonly PastRound[],
): PastIncomeRow[] {
  const days = Map.groupBy(
    rounds.filter(({ back, bet }) => !back && bet > 0),
    ({ ended }) => Math.floor(ended / dayLength) * dayLength,
  )
  return [...days].map(([day, played]) => {
    const bets = played.reduce((sum, { bet }) => sum + bet, 0)
    const income = incomeOf(level, bets)
    return { account_id: inviterId, day, friend_id: account_id, level, bets, income }
  })
}

/** The payments of past income: one for each day, at the following midnight. */
export function incomeMoves(accountId: number, income: readonly PastIncomeRow[]) {
  const days = Map.groupBy(
    income.filter((row) => row.account_id === accountId),
    ({ day }) => day,
  )
  return [...days].map(([day, rows]) => ({
    kind: 'referral' as const,
    round: null,
    at: day + dayLength,
    amount: rows.reduce((sum, row) => sum + row.income, 0),
  }))
}
