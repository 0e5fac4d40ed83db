import { staffType } from '#sandbox/world/accounts/accounts.ts'
import { startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { longestRemark, type transferBars } from '#shared/contract/endpoints/transfers.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { Refusal } from '../gateway/refusal.ts'
import { pesos, readTyped } from '../ledger/typed-amount.ts'
import { mayPlay } from '../members/may-play.ts'
import type { Member } from '../members/member-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { withdrawable } from '../turnover/turnover.ts'
import { sentSince } from './team-transfers.ts'

/** Limits in minor units: of one transfer, and of all that an account sends in a day. */
export const transferLimits = { min: 50_00, max: 20_000_00, day: 100_000_00 }

const isPlayer = ({ type }: Member): boolean => roleOf(type) !== 'demo' && type !== staffType

/** Why an account may not transfer; null if it may. This is what `toUpline` of the member info says. */
export function transferBar(
  { settings }: Pick<Sandbox, 'settings'>,
  member: Member,
): (typeof transferBars)[number] | null {
  if (!isPlayer(member)) return 'notMember'
  if (!settings.values.teamTransfer) return 'switchedOff'
  // An agent without an upline still has those below.
  return member.parentId === null && roleOf(member.type) !== 'agent' ? 'noUpline' : null
}

/** What is left of the day's limit, in minor units. */
export const dayLeft = ({ db, clock }: Pick<Sandbox, 'db' | 'clock'>, accountId: number): number =>
  Math.max(0, transferLimits.day - sentSince(db, accountId, startOfDay(clock.now())))

/**
 * The account directly below an agent that has this name. Others aren't told apart from names that don't exist.
 * @throws Refusal RECIPIENT_UNKNOWN, RECIPIENT_SELF, RECIPIENT_CLOSED
 */
export function findDownline(
  sandbox: Pick<Sandbox, 'members' | 'clock'>,
  member: Member,
  account: string,
): Member {
  const found = sandbox.members.byUsername(account.trim())
  if (found?.id === member.id) throw new Refusal('RECIPIENT_SELF')
  const below = roleOf(member.type) === 'agent' && found?.parentId === member.id
  if (!found || !below) throw new Refusal('RECIPIENT_UNKNOWN')
  return refuseClosedRecipient(sandbox, found)
}

/** @throws Refusal RECIPIENT_CLOSED for an account that is locked, excluded or not a player's. */
export function refuseClosedRecipient(
  sandbox: Pick<Sandbox, 'clock'>,
  recipient: Member | undefined,
): Member {
  if (!recipient || !isPlayer(recipient) || !mayPlay(sandbox, recipient))
    throw new Refusal('RECIPIENT_CLOSED')
  return recipient
}

/**
 * The amount of a transfer in minor units, which must be within the limits and free.
 * @throws Refusal AMOUNT_INVALID, AMOUNT_OUT_OF_RANGE, TRANSFER_DAY_LIMIT, TRANSFER_LOCKED
 */
export function readTransfer(
  sandbox: Pick<Sandbox, 'db' | 'ledger' | 'clock'>,
  accountId: number,
  text: string,
): number {
  const amount = readTyped(text)
  const { min, max } = transferLimits
  if (amount < min || amount > max)
    throw new Refusal('AMOUNT_OUT_OF_RANGE', { min: pesos(min), max: pesos(max) })
  const left = dayLeft(sandbox, accountId)
  if (amount > left) throw new Refusal('TRANSFER_DAY_LIMIT', { left: pesos(left) })
  const { free } = withdrawable(sandbox, accountId)
  if (amount > free) throw new Refusal('TRANSFER_LOCKED', { free: pesos(Math.max(0, free)) })
  return amount
}

/** The note in one line, without control characters. */
export function readRemark(text: string): string {
  const remark = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  if ([...remark].length > longestRemark) throw new Refusal('REMARK_LONG', { count: longestRemark })
  return remark
}
