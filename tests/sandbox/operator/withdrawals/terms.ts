import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { ServedLanguage, Text } from '#sandbox/world/texts/language.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Sandbox } from '../sandbox.ts'
import { type Requirement, withdrawable } from '../turnover/turnover.ts'

/** The largest withdrawal, and what may be withdrawn a day, in minor units. */
export const largest = 50_000_00
export const perDay = { amount: 500_000_00, count: 10 }
const presets = [500_00, 1_000_00, 2_000_00, 5_000_00]

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'settings'>

/** The rules of an account's next withdrawal, in minor units. */
export function rulesFor({ db, clock, settings }: Parts, accountId: number) {
  const { withdrawalMin, withdrawalFee, withdrawalFree, withdrawalReview, withdrawalAnswer } = settings.values
  const today = startOfDay(clock.now())
  const made = db.get<{ count: number; amount: number }>(
    `SELECT COUNT(*) AS count, COALESCE(SUM(amount), 0) AS amount FROM withdrawals
     WHERE account_id = ? AND created >= ? AND created < ? AND state NOT IN ('rejected', 'failed')`,
    accountId,
    today,
    today + dayLength,
  ) ?? { count: 0, amount: 0 }
  const free = Number(withdrawalFree)
  const usualFee = Number(withdrawalFee) * 100
  return {
    min: Number(withdrawalMin) * 100,
    max: largest,
    dayAmount: perDay.amount,
    dayAmountLeft: Math.max(0, perDay.amount - made.amount),
    dayCount: perDay.count,
    dayCountLeft: Math.max(0, perDay.count - made.count),
    usualFee,
    fee: made.count < free ? 0 : usualFee,
    freeOrders: free,
    freeLeft: Math.max(0, free - made.count),
    reviewSeconds: withdrawalReview === 'by hand' ? null : Number(withdrawalReview),
    answerMinutes: Number(withdrawalAnswer),
  }
}

/** What an account can withdraw now, what keeps the rest, and the rules, as the contract has them. */
export function termsFor(parts: Parts, accountId: number, language: ServedLanguage) {
  const { total, locked, free, requirements } = withdrawable(parts, accountId)
  const rules = rulesFor(parts, accountId)
  return {
    total: fromMinor(total),
    locked: fromMinor(locked),
    free: fromMinor(Math.max(0, free)),
    requirements: requirements.map((requirement) => ({
      source: requirement.source,
      reference: requirement.reference,
      name: nameOf(parts, requirement, language),
      required: fromMinor(requirement.required),
      done: fromMinor(requirement.done),
      locked: fromMinor(requirement.locked),
      opened: requirement.opened,
    })),
    min: fromMinor(rules.min),
    max: fromMinor(rules.max),
    presets: presets.map(fromMinor),
    day: {
      amount: fromMinor(rules.dayAmount),
      amountLeft: fromMinor(rules.dayAmountLeft),
      count: rules.dayCount,
      countLeft: rules.dayCountLeft,
    },
    fee: {
      next: fromMinor(rules.fee),
      usual: fromMinor(rules.usualFee),
      free: rules.freeOrders,
      freeLeft: rules.freeLeft,
    },
    reviewSeconds: rules.reviewSeconds,
    answerMinutes: rules.answerMinutes,
  }
}

/** The bonus's title; null for a deposit. */
function nameOf({ db }: Parts, { reference }: Requirement, language: ServedLanguage): string | null {
  const row = db.get<{ title: string }>('SELECT title FROM bonuses WHERE id = ?', reference)
  if (!row) return null
  const title: Text = JSON.parse(row.title)
  return title[language]
}
