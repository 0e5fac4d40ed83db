import { checkPaymentPassword } from '#shared/domain/payment-password.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import { hashPassword, isPassword } from '../members/passwords.ts'
import { wrongTriesAllowed } from '../members/wrong-tries.ts'
import type { Sandbox } from '../sandbox.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'wrongTries'>

const minute = 60_000
/** How long five wrong tries in a row lock it, in ms. */
const lockTime = 30 * minute

/** Counted per account, because it guards the account's money whatever session it is typed in. */
const triesOf = (accountId: number) => ({ subject: `payment ${accountId}`, place: '' })

const storedFor = ({ db }: Pick<Sandbox, 'db'>, accountId: number): string | null =>
  db.get<{ kept: string | null }>('SELECT payment_password AS kept FROM accounts WHERE id = ?', accountId)
    ?.kept ?? null

/** Whether an account has a payment password. */
export const hasPaymentPassword = (parts: Pick<Sandbox, 'db'>, accountId: number): boolean =>
  storedFor(parts, accountId) !== null

/** Whether an account has a payment password, and how many tries it has. */
export function paymentPasswordState(parts: Parts, accountId: number) {
  const lockedUntil = parts.wrongTries.lockedUntil(triesOf(accountId)) ?? null
  const wrong = parts.wrongTries.count(triesOf(accountId)) % wrongTriesAllowed
  return {
    set: hasPaymentPassword(parts, accountId),
    triesLeft: lockedUntil === null ? wrongTriesAllowed - wrong : 0,
    lockedUntil,
  }
}

/** Sets a payment password. Ends the count of wrong tries, and a lock. */
export function setPaymentPassword(parts: Parts, accountId: number, password: string): void {
  if (checkPaymentPassword(password)) throw new Refusal('PAYMENT_PASSWORD_INVALID')
  const hash = hashPassword(password)
  parts.db.run('UPDATE accounts SET payment_password = ? WHERE id = ?', hash, accountId)
  parts.wrongTries.clear(triesOf(accountId))
}

/**
 * Checks a member's payment password.
 * @throws Refusal DEMO_NOT_ALLOWED, PAYMENT_PASSWORD_MISSING, PAYMENT_PASSWORD_LOCKED with `lockedUntil`, or
 * WRONG_PAYMENT_PASSWORD with `triesLeft`.
 */
export function requirePaymentPassword(parts: Parts, member: Member, typed: string): void {
  if (roleOf(member.type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
  const stored = storedFor(parts, member.id)
  if (stored === null) throw new Refusal('PAYMENT_PASSWORD_MISSING')
  const tries = triesOf(member.id)
  refuseLocked(parts, member.id)
  if (isPassword(typed, stored)) return parts.wrongTries.clear(tries)
  parts.wrongTries.record(tries, lockTime)
  refuseLocked(parts, member.id)
  const { triesLeft } = paymentPasswordState(parts, member.id)
  throw new Refusal('WRONG_PAYMENT_PASSWORD', { count: triesLeft }, { triesLeft })
}

function refuseLocked({ wrongTries, clock }: Parts, accountId: number): void {
  const lockedUntil = wrongTries.lockedUntil(triesOf(accountId))
  if (lockedUntil === undefined) return
  const minutes = Math.ceil((lockedUntil - clock.now()) / minute)
  throw new Refusal('PAYMENT_PASSWORD_LOCKED', { minutes }, { lockedUntil })
}
