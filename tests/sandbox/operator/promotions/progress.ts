import { fillText, type Text } from '#sandbox/world/texts/language.ts'
import { drawsLeft } from '../raffle/draws.ts'
import { betsPerDraw, raffleId } from '../raffle/rules.ts'
import { rafflePhase } from '../raffle/times.ts'
import type { Sandbox } from '../sandbox.ts'
import { texts } from './texts.ts'
import { openWeek, weeklyDone } from './weekly.ts'
import { type WeeklyRule, weeklyRules } from './weekly-rules.ts'

/** How far a member is towards what comes next. Amounts in minor units. */
export type Progress = { done: number; goal: number; gain: Text }

type Parts = Pick<Sandbox, 'db' | 'clock'>

/** A member's progress in a promotion; undefined where there is nothing to reach, or nothing any more. */
export function progressIn(parts: Parts, accountId: number, promotionId: string): Progress | undefined {
  if (promotionId === raffleId) return raffleProgress(parts, accountId)
  const rule = weeklyRules.find(({ id }) => id === promotionId)
  return rule && weeklyProgress(parts, accountId, rule)
}

function weeklyProgress(parts: Parts, accountId: number, rule: WeeklyRule): Progress | undefined {
  const done = weeklyDone(parts, accountId, rule, openWeek(rule, parts.clock.now()))
  if (done === undefined) return undefined
  const next = rule.steps.find(({ least }) => done < least) ?? rule.steps.at(-1)
  if (!next) return undefined
  const percent = `${next.share / 100}%`
  return {
    done,
    goal: next.least,
    gain: fillText(texts.weeklyProgress.gain, { percent }),
  }
}

function raffleProgress(parts: Parts, accountId: number): Progress | undefined {
  if (rafflePhase(parts) !== 'running') return undefined
  const { toNext } = drawsLeft(parts, accountId)
  return {
    done: betsPerDraw - toNext,
    goal: betsPerDraw,
    gain: texts.raffleProgress.gain,
  }
}
