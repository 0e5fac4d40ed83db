import { promotions } from '../content/promotions.ts'
import { type Text, text } from '../gateway/language.ts'
import { dayLength, startOfDay } from '../merchant-zone.ts'
import { drawsLeft } from '../raffle/draws.ts'
import { betsPerDraw, raffleId } from '../raffle/rules.ts'
import { rafflePhase } from '../raffle/times.ts'
import type { Sandbox } from '../sandbox.ts'

/** How far a member is towards what comes next. Amounts in minor units. */
export type Progress = { done: number; goal: number; gain: Text }

type Parts = Pick<Sandbox, 'db' | 'clock'>

/** Bets in slots that reach a rate of the weekend rebate. */
const rebateSteps = [
  { bets: 1_000_00, percent: '0.6%' },
  { bets: 20_000_00, percent: '0.9%' },
  { bets: 100_000_00, percent: '1.2%' },
] as const

/** A member's progress in a promotion; undefined where there is nothing to reach, or nothing any more. */
export function progressIn(parts: Parts, accountId: number, promotionId: string): Progress | undefined {
  if (promotionId === 'rebate') return rebateProgress(parts, accountId)
  return promotionId === raffleId ? raffleProgress(parts, accountId) : undefined
}

function rebateProgress({ db, clock }: Parts, accountId: number): Progress | undefined {
  const { from = 0 } = promotions.find(({ id }) => id === 'rebate') ?? {}
  const done =
    db.get<{ bets: number }>(
      `SELECT MIN(COALESCE(SUM(r.bet), 0), ${Number.MAX_SAFE_INTEGER}) AS bets FROM rounds r
       JOIN world.games g ON g.node_id = r.node_id AND g.game_type = 'RNG'
       WHERE r.account_id = ? AND r.state = 'settled' AND r.ended >= ?`,
      accountId,
      startOfDay(clock.now()) + from * dayLength,
    )?.bets ?? 0
  const step = rebateSteps.find(({ bets }) => done < bets) ?? rebateSteps[2]
  const { bets: goal, percent } = step
  return {
    done,
    goal,
    gain: text(
      `${percent} rebate`,
      `${percent} rebate`,
      `${percent} 返水`,
      `hoàn trả ${percent}`,
      `${percent}リベート`,
      `เงินคืน ${percent}`,
      `rebate ${percent}`,
    ),
  }
}

function raffleProgress(parts: Parts, accountId: number): Progress | undefined {
  if (rafflePhase(parts) !== 'running') return undefined
  const { toNext } = drawsLeft(parts, accountId)
  return {
    done: betsPerDraw - toNext,
    goal: betsPerDraw,
    gain: text(
      'one more draw',
      'isa pang draw',
      '再抽一次',
      'thêm một lượt rút',
      '抽選あと1回',
      'จับเพิ่มหนึ่งครั้ง',
      'satu undian lagi',
    ),
  }
}
