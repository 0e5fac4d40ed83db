import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { storedAnswer } from '../gateway/idempotency.ts'
import { Refusal } from '../gateway/refusal.ts'
import { refuseClaims } from '../members/may-claim.ts'
import type { Sandbox } from '../sandbox.ts'
import { claimPrize } from './claim-prize.ts'
import { latestWinners, stockOf } from './crowd-draws.ts'
import { type DrawRow, draw, drawsLeft, listDraws, standingOf } from './draws.ts'
import {
  betsPerDraw,
  claimableFor,
  drawsInAll,
  type Prize,
  prizes,
  prizeTurnover,
  raffleId,
} from './rules.ts'
import { raffleTimes } from './times.ts'

const { raffleClaim } = contract.promotions

/** How many of the latest winners are shown. */
const shownWinners = 5

type RaffleCalls = 'raffle' | 'raffleDraws' | 'raffleDraw' | 'raffleClaim' | 'raffleClaimOutcome'

/** The raffle: its prizes and winners, the member's draws, and claiming what they won. */
export function raffleHandlers(sandbox: Sandbox): Pick<Handlers<typeof contract.promotions>, RaffleCalls> {
  const { clock, db } = sandbox
  const toDraw = (row: DrawRow) => {
    const { state, until } = standingOf(row, clock.now())
    return {
      number: row.number,
      parol: row.parol,
      ...toPrize(prizes.find(({ id }) => id === row.prizeId)),
      state,
      time: row.drawn,
      claimUntil: until,
    }
  }
  return {
    raffle: ({ input }) => {
      refuseOthers(input)
      const { start, end } = raffleTimes(db)
      const { gone, left } = stockOf(sandbox)
      return {
        startTime: start,
        endTime: end,
        now: clock.now(),
        betsPerDraw: fromMinor(betsPerDraw),
        turnover: prizeTurnover,
        claimDays: claimableFor / dayLength,
        draws: drawsInAll,
        gone,
        prizes: prizes.map((prize, index) => ({
          prizeId: prize.id,
          ...toPrize(prize),
          count: prize.count,
          left: left[index] ?? 0,
        })),
        winners: latestWinners(sandbox, shownWinners).map(({ name, prize, time }) => ({
          customerName: name,
          ...toPrize(prize),
          time,
        })),
      }
    },
    raffleDraws: ({ member, input }) => {
      refuseOthers(input)
      const { drawn, left, toNext } = drawsLeft(sandbox, member.id)
      return { drawn, left, toNext: fromMinor(toNext), list: listDraws(sandbox, member.id).map(toDraw) }
    },
    raffleDraw: ({ member, input }) => {
      refuseOthers(input)
      refuseClaims(sandbox, member)
      return toDraw(draw(sandbox, member.id, input))
    },
    raffleClaim: ({ member, input }) => {
      refuseOthers(input)
      refuseClaims(sandbox, member)
      return toDraw(claimPrize(sandbox, member.id, input.number))
    },
    raffleClaimOutcome: (call) => storedAnswer(sandbox, raffleClaim, call),
  }
}

/** Refuses a promotion that isn't the raffle. */
function refuseOthers({ promotionId }: { promotionId: string }): void {
  if (promotionId !== raffleId) throw new Refusal('INVALID_INPUT', { field: 'promotionId' })
}

const toPrize = (prize: Pick<Prize, 'amount' | 'points'> | undefined) => ({
  amount: prize?.amount == null ? null : fromMinor(prize.amount),
  points: prize?.points ?? null,
})
