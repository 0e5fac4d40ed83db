import { maskName } from '#sandbox/world/accounts/mask-name.ts'
import { dayLength, startOfWeek } from '#sandbox/world/market/merchant-zone.ts'
import { readLanguage } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { storedAnswer } from '../gateway/idempotency.ts'
import { refuseClaims } from '../members/may-claim.ts'
import { playBetween } from '../rewards/play-sums.ts'
import type { Sandbox } from '../sandbox.ts'
import { prizes, type RankedMember, rankInWeek, topOfWeek } from './leaderboard.ts'
import { missionTimes } from './mission-list.ts'
import { claimMission, missionsOf, periodOf } from './missions.ts'
import { settledRanks } from './settle-leaderboard.ts'

/** Missions with real progress, and the leaderboard of the week. */
export function missionHandlers(sandbox: Sandbox): Handlers<typeof contract.missions> {
  const { db, clock } = sandbox
  const toPlace = ({ place, id, amount, prize }: RankedMember) => ({
    place,
    customerName: maskName(sandbox.members.byId(id)?.username ?? 'somebody'),
    amount: fromMinor(amount),
    prize: fromMinor(prize),
  })
  const ownInSettled = (accountId: number, places: readonly RankedMember[], from: number, to: number) => {
    const own = places.find(({ id }) => id === accountId)
    const amount = own?.amount ?? playBetween(db, accountId, from, to).bet
    return { place: own?.place ?? null, amount, prize: own?.prize ?? 0, toNext: null }
  }
  return {
    summary: ({ member, input }) => {
      const language = readLanguage(input.language)
      return {
        list: missionsOf(sandbox, member.id).map(({ id, rule, done, state }) => {
          const unit = rule.counts === 'bets' ? 'money' : 'count'
          const figure = (value: number) => (unit === 'money' ? fromMinor(value) : String(value))
          return {
            missionId: id,
            period: rule.period,
            title: rule.title[language],
            text: rule.text[language],
            unit: unit === 'money' ? ('money' as const) : ('count' as const),
            ...(rule.gameType !== undefined && { gameType: rule.gameType }),
            deposit: rule.counts === 'deposits',
            done: figure(done),
            target: figure(rule.target),
            reward: fromMinor(rule.reward),
            required: fromMinor(rule.reward * missionTimes),
            state,
          }
        }),
        dayEnds: periodOf('daily', clock.now()).to,
        weekEnds: periodOf('weekly', clock.now()).to,
      }
    },
    leaderboard: ({ member, input: { week } }) => {
      const current = startOfWeek(clock.now())
      const settled = week === 'last'
      const from = settled ? current - 7 * dayLength : current
      const to = from + 7 * dayLength
      const places = settled ? settledRanks(sandbox, from) : topOfWeek(sandbox, from, clock.now())
      const own = settled ? ownInSettled(member.id, places, from, to) : rankInWeek(sandbox, from, member.id)
      return {
        from,
        to,
        settled,
        list: places.map(toPlace),
        prizes: prizes.map(fromMinor),
        own: {
          place: own.place,
          amount: fromMinor(own.amount),
          prize: fromMinor(own.prize),
          toNext: own.toNext === null ? null : fromMinor(own.toNext),
        },
      }
    },
    claim: ({ member, input: { missionId } }) => {
      refuseClaims(sandbox, member)
      const { orderId, amount } = claimMission(sandbox, member.id, missionId)
      return { orderId, missionId, amount: fromMinor(amount), createTime: clock.now() }
    },
    claimOrder: (call) => storedAnswer(sandbox, contract.missions.claim, call),
  }
}
