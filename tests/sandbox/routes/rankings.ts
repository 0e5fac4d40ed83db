import type { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { maskName } from '../members/mask-name.ts'
import { Rankings } from '../rankings/rankings.ts'
import type { Sandbox } from '../sandbox.ts'

/** Rankings by deposits and bets, with masked names. */
export function rankingHandlers(sandbox: Sandbox): Handlers<typeof contract.rankings> {
  const rankings = new Rankings(sandbox)
  const nameOf = (id: number) => maskName(sandbox.members.byId(id)?.username ?? 'somebody')
  return {
    top: ({ input: { kind, period } }) => {
      const { list, players, span } = rankings.top(kind, period)
      return {
        list: list.map(({ id, amount }, index) => ({
          place: index + 1,
          customerName: nameOf(id),
          amount: fromMinor(amount),
        })),
        players,
        from: span.from,
        to: span.to,
      }
    },
    own: ({ member, input: { kind, period } }) => {
      const { place, amount, toNext } = rankings.own(kind, period, member.id)
      return {
        place: place ?? null,
        customerName: maskName(member.username),
        amount: fromMinor(amount),
        toNext: toNext === undefined ? null : fromMinor(toNext),
      }
    },
  }
}
