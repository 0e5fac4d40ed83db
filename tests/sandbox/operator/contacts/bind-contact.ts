import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { ContactKind, contacts } from '#shared/contract/endpoints/contacts.ts'
import { checkField } from '#shared/domain/patterns.ts'
import { Refusal } from '../gateway/refusal.ts'
import { maskEmail, maskMobile } from '../members/address-proofs.ts'
import type { Member } from '../members/member-store.ts'
import { readMobile } from '../members/mobile.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import {
  guardChange,
  isDoubtful,
  proofsOf,
  requireSecondProof,
  withdrawalsFrom,
} from '../security/second-proof.ts'

type Target = InputOf<typeof contacts.newCode>

/** What messages are sent over. */
export const channelOf = (kind: ContactKind) => (kind === 'mobile' ? 'sms' : 'email')

const words = { mobile: 'mobile number', email: 'email address' } as const satisfies Record<
  ContactKind,
  string
>

/** Pattern id of email addresses, and their greatest length. */
const emailRule = { enabled: true, required: true, patternId: 3, maxLength: 100 }

/** The bound contacts of a member, masked. */
export const boundContacts = (sandbox: Sandbox, member: Member): ValueOf<typeof contacts.bound> => ({
  mobile: member.mobile === null ? null : maskMobile(member.mobile),
  email: member.email === null ? null : maskEmail(member.email),
  proofs: proofsOf(sandbox, member),
  withdrawalsFrom: withdrawalsFrom(sandbox, member.id),
})

/**
 * The number or address that a call names, as it is stored.
 * @throws Refusal INVALID_MOBILE, EMAIL_INVALID
 */
export function readContact({ kind, mobileNum, countryDialingCode, email }: Target): string {
  if (kind === 'mobile') {
    const mobile = readMobile(mobileNum, countryDialingCode)
    if (mobile === undefined) throw new Refusal('INVALID_MOBILE')
    return mobile
  }
  const address = email?.trim().toLowerCase() ?? ''
  if (checkField(address, emailRule)) throw new Refusal('EMAIL_INVALID')
  return address
}

/** Whether the account has this number or address. */
export const isBound = (member: Member, kind: ContactKind, contact: string): boolean =>
  (kind === 'mobile' ? member.mobile : member.email?.toLowerCase()) === contact

/** Whether any account has it. */
export function isTaken({ db, members }: Sandbox, kind: ContactKind, contact: string): boolean {
  if (kind === 'mobile') return members.byMobile(contact) !== undefined
  return db.get('SELECT 1 FROM accounts WHERE LOWER(email) = ?', contact) !== undefined
}

/**
 * Binds a number or address. Only somebody who has proved that it is theirs learns that another account has it.
 * @throws Refusal WRONG_CODE, CONTACT_TAKEN, and those of the second proof
 */
export function bindContact(
  sandbox: Sandbox,
  member: Member,
  input: InputOf<typeof contacts.bind>,
): ValueOf<typeof contacts.bound> {
  const { codes, db } = sandbox
  const { kind } = input
  const contact = readContact(input)
  // Asked again after a lost answer: nothing would change.
  if (isBound(member, kind, contact)) return boundContacts(sandbox, member)
  // Codes work once, so neither is used up before both are found to be right.
  if (!codes.matches('bind', contact, input.code)) throw new Refusal('WRONG_CODE')
  requireSecondProof(sandbox, member, input)
  codes.redeem('bind', contact, input.code)
  if (isTaken(sandbox, kind, contact)) throw new Refusal('CONTACT_TAKEN')
  const replaces = (kind === 'mobile' ? member.mobile : member.email) !== null
  const waits = (replaces && kind === 'mobile') || isDoubtful(sandbox, member)
  db.run(`UPDATE accounts SET ${kind} = ? WHERE id = ?`, contact, member.id)
  guardChange(sandbox, member, `Your ${words[kind]} was ${replaces ? 'changed' : 'added'}`, waits)
  sendMessage(sandbox, member.id, 'contactChanged', {
    contact: (kind === 'mobile' ? maskMobile : maskEmail)(contact),
  })
  return boundContacts(sandbox, { ...member, [kind]: contact })
}
