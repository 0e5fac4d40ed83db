import type { SalaryKind, SalaryStep, salaryLacks } from '#shared/contract/endpoints/agent-salary.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { SlotPlay } from '../teams/slots.ts'
import { salaryReference } from './periods.ts'
import type { Pay, Step } from './plans.ts'
import { endOf, type SettledPay } from './salary-store.ts'

type Lack = (typeof salaryLacks)[number]

/** A step as the contract writes it. */
export const writtenStep = ({ validBet, players, amount }: Step): SalaryStep => ({
  validBet: fromMinor(validBet),
  members: players,
  amount: fromMinor(amount),
})

/** A team's bets in the period that begins at a moment. */
export const writtenPlay = (kind: SalaryKind, starts: number, { validBet, players }: SlotPlay) => ({
  from: starts,
  to: endOf(kind, starts),
  validBet: fromMinor(validBet),
  members: players,
})

/** A period of a salary by steps. */
export const writtenPeriod = (kind: SalaryKind, starts: number, pay: Pay) => ({
  ...writtenPlay(kind, starts, pay),
  step: pay.step,
  amount: fromMinor(pay.amount),
})

/** What of the first step a team didn't reach. */
function lackOf([first]: readonly Step[], { validBet, players }: SlotPlay): Lack {
  const [bet, members] = [validBet >= (first?.validBet ?? 0), players >= (first?.players ?? 0)]
  return bet ? 'members' : members ? 'validBet' : 'both'
}

/** A period that isn't over, as a row of the record. */
export const countingRow = (kind: SalaryKind, starts: number, pay: Pay) => ({
  ...writtenPeriod(kind, starts, pay),
  state: 'counting' as const,
  lacks: null,
  paid: null,
  order: null,
})

/** A settled period as a row of the record. */
export function settledRow(kind: SalaryKind, accountId: number, steps: readonly Step[], pay: SettledPay) {
  const { starts, amount } = pay
  const isPaid = amount > 0
  return {
    ...writtenPeriod(kind, starts, pay),
    state: isPaid ? ('paid' as const) : ('none' as const),
    lacks: isPaid ? null : lackOf(steps, pay),
    paid: isPaid ? endOf(kind, starts) : null,
    order: isPaid ? salaryReference(kind, accountId, starts) : null,
  }
}
