import { readPayoutNumber } from '#shared/domain/payout-number.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { guardChange, waitTime } from '../security/second-proof.ts'
import { bankById, maskNumber } from './banks.ts'

/** How many accounts a member may have. */
export const mostPayoutAccounts = 5

export type PayoutRow = { id: number; bankId: string; number: string; isDefault: number; created: number }

type Parts = Pick<Sandbox, 'db' | 'clock'>
type Adding = Parts & Pick<Sandbox, 'inbox'>

const columns = 'id, bank_id AS bankId, number, is_default AS isDefault, created'

/** A member's accounts, oldest first. */
export const payoutAccountsOf = ({ db }: Pick<Sandbox, 'db'>, accountId: number): PayoutRow[] =>
  db.all<PayoutRow>(
    `SELECT ${columns} FROM payout_accounts WHERE account_id = ? AND removed IS NULL ORDER BY id`,
    accountId,
  )

/**
 * One of a member's accounts.
 * @throws Refusal PAYOUT_GONE if the member has no such account, or no longer.
 */
export function payoutAccountOf(parts: Pick<Sandbox, 'db'>, accountId: number, id: string): PayoutRow {
  const found = payoutAccountsOf(parts, accountId).find((row) => String(row.id) === id)
  if (!found) throw new Refusal('PAYOUT_GONE')
  return found
}

/** Until when withdrawals to an account wait because it is new, and not the member's first; null if they don't. */
export function usableFrom(
  { db, clock }: Parts,
  accountId: number,
  { id, created }: PayoutRow,
): number | null {
  const until = created + waitTime
  if (until <= clock.now()) return null
  const earlier = db.get('SELECT 1 FROM payout_accounts WHERE account_id = ? AND id < ?', accountId, id)
  return earlier === undefined ? null : until
}

type NewAccount = { bankId: string; number: string; holder?: string | undefined }

/**
 * Adds an account; the first becomes the default. A member without a real name gets the holder's, for good.
 * @throws Refusal for the first problem found.
 */
export function addPayoutAccount(parts: Adding, member: Member, input: NewAccount): string {
  const { db, clock } = parts
  const { bank, number } = readAccount(input)
  const bankId = bank.id
  const own = payoutAccountsOf(parts, member.id)
  if (own.some((row) => row.bankId === bankId && row.number === number)) throw new Refusal('PAYOUT_OWN')
  if (own.length >= mostPayoutAccounts) throw new Refusal('PAYOUT_FULL', { count: mostPayoutAccounts })
  const name = readHolder(member, input.holder)
  const taken = db.get(
    'SELECT 1 FROM payout_accounts WHERE bank_id = ? AND number = ? AND removed IS NULL',
    bankId,
    number,
  )
  if (taken) throw new Refusal('PAYOUT_TAKEN')
  if (member.realName === null) db.run('UPDATE accounts SET real_name = ? WHERE id = ?', name, member.id)
  const { id } = db.run(
    'INSERT INTO payout_accounts (account_id, bank_id, number, is_default, created) VALUES (?, ?, ?, ?, ?)',
    member.id,
    bankId,
    number,
    own.length === 0 ? 1 : 0,
    clock.now(),
  )
  const masked = maskNumber(number, bank.kind)
  guardChange(parts, member, `${bank.name.EN} ${masked} was added for withdrawals`, false)
  sendMessage(parts, member.id, 'payoutAdded', { bank: bank.name, number: masked })
  return String(id)
}

const homeMobile = (typed: string) => (/^09\d{9}$/.test(typed) ? typed : undefined)

function readAccount({ bankId, number: typed }: NewAccount) {
  const bank = bankById(bankId)
  if (!bank) throw new Refusal('PAYOUT_BANK_GONE')
  const read = readPayoutNumber(typed, bank.rule, homeMobile)
  // An account is known by its digits, so only they are taken: what was typed is the client's to read.
  if ('fault' in read || read.number !== typed)
    throw new Refusal('PAYOUT_NUMBER_INVALID', { bank: bank.name.EN }, { field: 'number' })
  return { bank, number: read.number }
}

const spaced = (name: string): string => name.trim().replaceAll(/\s+/g, ' ')

/** The holder's name, which is the member's real name. */
function readHolder({ realName }: Member, typed: string | undefined): string {
  const name = spaced(typed ?? realName ?? '')
  if (!/^(?=.*\p{L})[\p{L}\p{M}.'’ -]{2,80}$/u.test(name)) throw new Refusal('PAYOUT_HOLDER_INVALID')
  if (realName !== null && spaced(realName).toLowerCase() !== name.toLowerCase())
    throw new Refusal('PAYOUT_HOLDER_OTHER')
  return name
}

export function setDefaultPayout(parts: Parts, accountId: number, id: string): void {
  const { id: row } = payoutAccountOf(parts, accountId, id)
  parts.db.run(
    'UPDATE payout_accounts SET is_default = (id = ?) WHERE account_id = ? AND removed IS NULL',
    row,
    accountId,
  )
}

/** Removes an account. If it was the default, the oldest of the others becomes it. */
export function removePayoutAccount(parts: Parts, accountId: number, id: string): void {
  const { db, clock } = parts
  const row = payoutAccountOf(parts, accountId, id)
  const used = db.get(
    "SELECT 1 FROM withdrawals WHERE payout_id = ? AND state IN ('review', 'paying', 'paid', 'disputed')",
    row.id,
  )
  if (used) throw new Refusal('PAYOUT_IN_USE')
  db.run('UPDATE payout_accounts SET removed = ?, is_default = 0 WHERE id = ?', clock.now(), row.id)
  const [next] = payoutAccountsOf(parts, accountId)
  if (row.isDefault === 1 && next) setDefaultPayout(parts, accountId, String(next.id))
}
