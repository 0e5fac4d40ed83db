import { dayLength, inZone } from '#sandbox/world/market/merchant-zone.ts'
import type { MoneyEndpoint } from '#shared/contract/endpoint.ts'
import type { Proof } from '#shared/contract/endpoints/second-proof.ts'
import { Refusal } from '../gateway/refusal.ts'
import { maskEmail, maskMobile } from '../members/address-proofs.ts'
import type { Member } from '../members/member-store.ts'
import { hasPaymentPassword, requirePaymentPassword } from '../payment-password/payment-password.ts'
import type { Sandbox } from '../sandbox.ts'

type Parts = Pick<Sandbox, 'db' | 'clock'>
type Given = { paymentPassword?: string | undefined; boundCode?: string | undefined }
type Owner = Pick<Member, 'id' | 'mobile' | 'email' | 'created'>

/** How long withdrawals wait after a change, in ms. */
export const waitTime = dayLength

/**
 * What proves an account's owner besides the login password. An email address counts only while there is nothing
 * better, because whoever reads it can have a new login password sent there.
 */
export function proofsOf(sandbox: Pick<Sandbox, 'db'>, { id, mobile, email }: Owner): Proof[] {
  const proofs: Proof[] = [
    ...(hasPaymentPassword(sandbox, id) ? [{ way: 'paymentPassword' as const }] : []),
    ...(mobile === null ? [] : [{ way: 'mobile' as const, to: maskMobile(mobile) }]),
  ]
  if (proofs.length > 0 || email === null) return proofs
  return [{ way: 'email', to: maskEmail(email) }]
}

/**
 * Requires one of the account's second proofs.
 * @throws Refusal PROOF_REQUIRED, WRONG_BOUND_CODE, and those of the payment password
 */
export function requireSecondProof(sandbox: Sandbox, member: Member, given: Given): void {
  const ways = proofsOf(sandbox, member).map(({ way }) => way)
  if (ways.length === 0) return
  if (given.paymentPassword !== undefined && ways.includes('paymentPassword'))
    return requirePaymentPassword(sandbox, member, given.paymentPassword)
  const address = ways.includes('mobile') ? member.mobile : ways.includes('email') ? member.email : null
  if (given.boundCode === undefined || address === null) throw new Refusal('PROOF_REQUIRED')
  if (!sandbox.codes.redeem('bound', address.toLowerCase(), given.boundCode))
    throw new Refusal('WRONG_BOUND_CODE')
}

/** Whether a first number or payment password has to wait: it has no good proof, and the account isn't new. */
export const isDoubtful = (sandbox: Parts, owner: Owner): boolean =>
  proofsOf(sandbox, owner).every(({ way }) => way === 'email') &&
  sandbox.clock.now() - owner.created >= waitTime

/** Until when an account's withdrawals wait; null if they don't. */
export function withdrawalsFrom({ db, clock }: Parts, accountId: number): number | null {
  const kept = db.get<{ until: number | null }>(
    'SELECT withdrawals_from AS until FROM accounts WHERE id = ?',
    accountId,
  )?.until
  return kept != null && kept > clock.now() ? kept : null
}

/** Lets withdrawals wait, and tells the account's number (else its address) as it was before the change. */
export function guardChange(
  sandbox: Parts & Pick<Sandbox, 'inbox'>,
  { id, mobile, email }: Owner,
  change: string,
  waits = true,
): void {
  const { db, clock, inbox } = sandbox
  const until = clock.now() + waitTime
  if (waits) db.run('UPDATE accounts SET withdrawals_from = ? WHERE id = ?', until, id)
  const recipient = mobile ?? email
  if (recipient === null) return
  const wait = waits ? ` Withdrawals wait until ${momentText(until)}.` : ''
  inbox.send({
    channel: mobile === null ? 'email' : 'sms',
    recipient: recipient.toLowerCase(),
    subject: change,
    body: `${change}.${wait} If this wasn’t you, change your login password and contact customer service at once.`,
  })
}

/**
 * Refuses what sends money away while it has to wait.
 * @throws Refusal WITHDRAWALS_WAIT
 */
export function refuseWaiting(until: number | null): void {
  if (until !== null) throw new Refusal('WITHDRAWALS_WAIT', { time: momentText(until) })
}

/**
 * Uses up the payment password's proof for a call by which money leaves the account. Called last, because it works once.
 * @throws Refusal CHECK_REQUIRED
 */
export function redeemProof(
  { checkTokens }: Pick<Sandbox, 'checkTokens'>,
  { id, movesMoney: { leavesFor } }: Pick<MoneyEndpoint, 'id' | 'movesMoney'>,
  { session, input }: { session: { hash: string }; input: { checkToken: string } },
): void {
  if (leavesFor === undefined) throw new Error(`no money leaves by ${id}`)
  if (!checkTokens.redeem(input.checkToken, session.hash, leavesFor)) throw new Refusal('CHECK_REQUIRED')
}

/** "2026-11-22 21:00", in the merchant's zone. */
const momentText = (time: number): string => inZone(time).toISOString().slice(0, 16).replace('T', ' ')
