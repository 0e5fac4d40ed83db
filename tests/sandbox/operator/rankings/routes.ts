import { maskName } from '#sandbox/world/accounts/mask-name.ts'
import { momentOf } from '#sandbox/world/market/merchant-zone.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import type { RankingKind, RankingPeriod } from '#shared/contract/endpoints/rankings.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Handlers } from '../gateway/handlers.ts'
import type { Sandbox } from '../sandbox.ts'
import { prizeOf, prizeTurnover } from './prizes.ts'
import { Rankings } from './rankings.ts'

const orNull = (minor: number | null) => (minor === null ? null : fromMinor(minor))

/** Rankings by deposits and bets, with masked names. */
export function rankingHandlers(sandbox: Sandbox): Handlers<typeof contract.rankings> {
  const rankings = new Rankings(sandbox)
  const nameOf = (id: number) => maskName(sandbox.members.byId(id)?.username ?? 'somebody')
  /** The nearest place above that brings more than a place does. */
  const nextPrize = (kind: RankingKind, period: RankingPeriod, own: { place: number; amount: number }) => {
    const held = prizeOf(kind, period, own.place) ?? 0
    const { list } = rankings.top(kind, period)
    const index = list.findLastIndex(
      (_, above) => above + 1 < own.place && (prizeOf(kind, period, above + 1) ?? 0) > held,
    )
    const prize = prizeOf(kind, period, index + 1)
    const there = list[index]
    if (!there || prize === null) return null
    return { place: index + 1, distance: fromMinor(there.amount - own.amount), prize: fromMinor(prize) }
  }
  return {
    top: ({ input: { kind, period } }) => {
      const { list, players, span } = rankings.top(kind, period)
      return {
        list: list.map(({ id, amount }, index) => ({
          place: index + 1,
          customerName: nameOf(id),
          amount: fromMinor(amount),
          prize: orNull(prizeOf(kind, period, index + 1)),
        })),
        players,
        from: span.from,
        to: span.to,
        prizes:
          prizeOf(kind, period, 1) === null
            ? null
            : {
                paidTime: momentOf(Math.floor(span.month / 12), (span.month % 12) + 1),
                turnover: prizeTurnover,
              },
      }
    },
    own: ({ member, input: { kind, period } }) => {
      const { place, amount, toNext } = rankings.own(kind, period, member.id)
      return {
        place: place ?? null,
        customerName: maskName(member.username),
        amount: fromMinor(amount),
        toNext: toNext === undefined ? null : fromMinor(toNext),
        prize: place === undefined ? null : orNull(prizeOf(kind, period, place)),
        nextPrize: place === undefined ? null : nextPrize(kind, period, { place, amount }),
      }
    },
  }
}
