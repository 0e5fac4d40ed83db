import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { ContactKind, contacts } from '#shared/contract/endpoints/contacts.ts'
import { checkField } from '#shared/domain/patterns.ts'
import { Refusal } from '../gateway/refusal.ts'
import { maskEmail, maskMobile } from '../members/address-proofs.ts'
import { confirmPassword } from '../members/confirm-password.ts'
import type { Member } from '../members/member-store.ts'
import { readMobile } from '../members/mobile.ts'
import type { Session } from '../members/sessions.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'

type Target = InputOf<typeof contacts.newCode>

/** What messages are sent over. */
export const channelOf = (kind: ContactKind) => (kind === 'mobile' ? 'sms' : 'email')

/** Pattern id of email addresses, and their greatest length. */
const emailRule = { enabled: true, required: true, patternId: 3, maxLength: 100 }

/** The bound contacts of a member, masked. */
export const boundContacts = ({
  mobile,
  email,
}: Pick<Member, 'mobile' | 'email'>): ValueOf<typeof contacts.bound> => ({
  mobile: mobile === null ? null : maskMobile(mobile),
  email: email === null ? null : maskEmail(email),
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
 * @throws Refusal PROOF_REQUIRED, WRONG_PASSWORD, WRONG_BOUND_CODE, WRONG_CODE, CONTACT_TAKEN
 */
export function bindContact(
  sandbox: Sandbox,
  member: Member,
  session: Session,
  input: InputOf<typeof contacts.bind>,
): ValueOf<typeof contacts.bound> {
  const { codes, db } = sandbox
  const { kind } = input
  const contact = readContact(input)
  // Asked again after a lost answer: nothing would change.
  if (isBound(member, kind, contact)) return boundContacts(member)
  // Codes work once, so neither is used up before both are found to be right.
  if (!codes.matches('bind', contact, input.code)) throw new Refusal('WRONG_CODE')
  proveOwner(sandbox, member, session, input)
  codes.redeem('bind', contact, input.code)
  if (isTaken(sandbox, kind, contact)) throw new Refusal('CONTACT_TAKEN')
  db.run(`UPDATE accounts SET ${kind} = ? WHERE id = ?`, contact, member.id)
  sendMessage(sandbox, member.id, 'contactChanged', {
    contact: (kind === 'mobile' ? maskMobile : maskEmail)(contact),
  })
  return boundContacts({ ...member, [kind]: contact })
}

/** Requires the password, or a code sent to what is bound, before that is replaced. */
function proveOwner(
  sandbox: Sandbox,
  member: Member,
  session: Session,
  { kind, password, boundCode }: InputOf<typeof contacts.bind>,
): void {
  const old = kind === 'mobile' ? member.mobile : member.email
  if (old === null) return
  if (password !== undefined) return confirmPassword(sandbox, member, session, password)
  if (boundCode === undefined) throw new Refusal('PROOF_REQUIRED')
  if (!sandbox.codes.redeem('bound', old.toLowerCase(), boundCode)) throw new Refusal('WRONG_BOUND_CODE')
}
