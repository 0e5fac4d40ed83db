import { maskName } from '#sandbox/world/accounts/mask-name.ts'
import { dayLength, inZone, isoDay, momentOf, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { walletBalance } from '../ledger/wallet.ts'
import type { Sandbox } from '../sandbox.ts'
import { countFriends, friendDays } from './friends.ts'
import {
  activeSince,
  friendCounts,
  type Income,
  listFriends,
  paidByDay,
  paidByLevel,
  paidWithin,
} from './income.ts'
import { activeDays, referralRates, referralTurnover } from './rules.ts'

/** Number of finished days in the chart. */
const shownDays = 30

/** Invited friends, and the income from what they bet. */
export const referralHandlers = (sandbox: Sandbox): Handlers<typeof contract.referral> => ({
  overview: ({ member: { id, referralCode } }) => {
    const { db, clock } = sandbox
    // Pays the days that are over.
    walletBalance(sandbox, id)
    const now = clock.now()
    const today = startOfDay(now)
    const month = momentOf(inZone(now).getUTCFullYear(), inZone(now).getUTCMonth())
    const running = friendDays(db, id, today, now + 1)
    return {
      code: referralCode,
      rules: {
        levels: referralRates.map((rate, index) => ({ level: index + 1, percent: (rate / 100).toFixed(2) })),
        turnover: referralTurnover,
        activeDays,
      },
      friends: friendCounts(db, id, now, month),
      income: {
        today: fromMinor(running.reduce((sum, { income }) => sum + income, 0)),
        thisMonth: fromMinor(paidWithin(db, id, month, today + dayLength).income),
        total: fromMinor(paidWithin(db, id, 0, today + dayLength).income),
      },
      levels: levelsOf(sandbox, id),
      days: daysOf(sandbox, id, today),
    }
  },
  friends: ({ member, input }) => {
    walletBalance(sandbox, member.id)
    const active = activeSince(sandbox.clock.now())
    const { list, total, totalPages, totals } = listFriends(sandbox.db, member.id, input)
    return {
      list: list.map(({ id, username, created, lastBet, ...paid }) => ({
        friendId: `F${id}`,
        name: maskName(username),
        joined: created,
        state: lastBet === null ? 'new' : lastBet >= active ? 'active' : 'quiet',
        ...amounts(paid),
      })),
      total,
      totalPages,
      totals: amounts(totals),
    }
  },
})

const amounts = ({ bets, income }: Income) => ({ validBet: fromMinor(bets), income: fromMinor(income) })

function levelsOf({ db }: Sandbox, accountId: number) {
  const counts = new Map(countFriends(db, accountId).map(({ level, friends }) => [level, friends]))
  const paid = new Map(paidByLevel(db, accountId).map((row) => [row.level, row]))
  return referralRates.map((_, index) => ({
    level: index + 1,
    friends: counts.get(index + 1) ?? 0,
    ...amounts(paid.get(index + 1) ?? { bets: 0, income: 0 }),
  }))
}

function daysOf({ db }: Sandbox, accountId: number, today: number) {
  const first = today - shownDays * dayLength
  const paid = new Map(paidByDay(db, accountId, first, today).map((row) => [row.day, row]))
  return Array.from({ length: shownDays }, (_, index) => {
    const day = first + index * dayLength
    return { date: isoDay(day), ...amounts(paid.get(day) ?? { bets: 0, income: 0 }) }
  })
}
