import type * as z from 'zod/mini'
import { type addressProof, addressProofCode, type ProofKind } from '#shared/contract/endpoints/session.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { freshToken, hashToken } from '../security/secret-token.ts'
import { isProof, maskEmail, maskMobile, proofKindsOf } from './address-proofs.ts'
import { admit } from './admit.ts'
import type { Member } from './member-store.ts'

const lifetime = 10 * 60_000
/** Wrong proofs after which a ticket ends. */
const triesAllowed = 5

/**
 * Lets a guarded account log in only from a known address. Other accounts always pass.
 * @throws Refusal ADDRESS_UNREGISTERED, with a ticket for the calls that prove the address.
 */
export function requireKnownAddress({ db, clock }: Sandbox, member: Member, visitor: string): void {
  if (member.addressGuard === 0) return
  const known = db.get(
    'SELECT 1 FROM known_addresses WHERE account_id = ? AND address = ?',
    member.id,
    visitor,
  )
  if (known !== undefined) return
  const ticket = freshToken('lt')
  const now = clock.now()
  db.run('DELETE FROM login_tickets WHERE account_id = ? AND expires <= ?', member.id, now)
  db.run(
    'INSERT INTO login_tickets (hash, account_id, address, expires) VALUES (?, ?, ?, ?)',
    hashToken(ticket),
    member.id,
    visitor,
    now + lifetime,
  )
  throw new Refusal(addressProofCode, {}, {
    ticket,
    kinds: proofKindsOf(member),
    ...(member.mobile !== null && { mobile: maskMobile(member.mobile) }),
    ...(member.email !== null && { email: maskEmail(member.email) }),
  } satisfies z.input<typeof addressProof>)
}

/**
 * The member whose login a ticket belongs to. Only valid at the address where that login began.
 * @throws Refusal TICKET_EXPIRED
 */
export function memberOfTicket({ db, clock, members }: Sandbox, ticket: string, visitor: string): Member {
  const row = db.get<{ id: number }>(
    'SELECT account_id AS id FROM login_tickets WHERE hash = ? AND address = ? AND expires > ?',
    hashToken(ticket),
    visitor,
    clock.now(),
  )
  const member = row && members.byId(row.id)
  if (!member) throw new Refusal('TICKET_EXPIRED')
  return member
}

/**
 * Uses up a ticket with a proof for a login from a new address, and returns the member.
 * @throws Refusal WRONG_PROOF, TICKET_EXPIRED for an invalid ticket or one that this wrong proof ends, or those of
 * `admit`.
 */
export function proveAddress(
  sandbox: Sandbox,
  { ticket, kind, proof }: { ticket: string; kind: ProofKind; proof: string },
  visitor: string,
): Member {
  const { db, codes, clock } = sandbox
  const member = memberOfTicket(sandbox, ticket, visitor)
  const hash = hashToken(ticket)
  if (!isProof(member, kind, proof, { codes, now: clock.now() })) {
    db.run('UPDATE login_tickets SET tries = tries + 1 WHERE hash = ?', hash)
    const { changes } = db.run('DELETE FROM login_tickets WHERE hash = ? AND tries >= ?', hash, triesAllowed)
    throw new Refusal(changes > 0 ? 'TICKET_EXPIRED' : 'WRONG_PROOF')
  }
  db.run('DELETE FROM login_tickets WHERE hash = ?', hash)
  admit(sandbox, member)
  return member
}
