import { homeCountry } from '#sandbox/world/market/home-country.ts'
import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { identity, identityReasons, identityStates } from '#shared/contract/endpoints/identity.ts'
import {
  foldDocumentNumber,
  type IdentityDocument,
  identityDocument,
  isDocumentNumber,
} from '#shared/domain/identity-documents.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import { storedProfile } from '../profile/profiles.ts'
import type { Sandbox } from '../sandbox.ts'
import { PictureStore } from '../uploads/picture-store.ts'

/** How long documents are being checked, in ms of the sandbox's clock. */
export const identityTakes = 10 * 60_000

type CheckRow = {
  id: number
  document: IdentityDocument
  state: (typeof identityStates)[number]
  reason: (typeof identityReasons)[number] | null
  sent: number
  decided: number | null
}

const latestCheck = ({ db }: Pick<Sandbox, 'db'>, accountId: number): CheckRow | undefined =>
  db.get<CheckRow>(
    `SELECT id, document, state, reason, sent, decided FROM identity_checks
     WHERE account_id = ? ORDER BY id DESC LIMIT 1`,
    accountId,
  )

/**
 * Whether a member may deposit as far as the identity check is concerned: the merchant requires none, or they have
 * passed it. A deposit is otherwise refused with IDENTITY_REQUIRED.
 */
export const identityAllowsDeposit = (
  sandbox: Pick<Sandbox, 'db' | 'settings'>,
  { id }: Pick<Member, 'id'>,
): boolean => !sandbox.settings.values.identityCheck || latestCheck(sandbox, id)?.state === 'verified'

const hasDetails = (sandbox: Pick<Sandbox, 'db'>, { id, realName }: Member): boolean =>
  realName !== null && storedProfile(sandbox, id).birthday !== null

/** The state of a member's check. */
export function readCheck(
  sandbox: Pick<Sandbox, 'db' | 'settings'>,
  member: Member,
): ValueOf<typeof identity.check> {
  const check = latestCheck(sandbox, member.id)
  return {
    required: sandbox.settings.values.identityCheck,
    state: check?.state ?? 'none',
    document: check?.document ?? null,
    sent: check?.sent ?? null,
    decided: check?.decided ?? null,
    reason: check?.reason ?? null,
    detailsComplete: hasDetails(sandbox, member),
  }
}

/**
 * Takes in documents to be checked.
 * @throws Refusal IDENTITY_OFF, IDENTITY_SENT, IDENTITY_DETAILS, IDENTITY_NUMBER, IDENTITY_PICTURES, PICTURE_GONE
 */
export function submitDocuments(
  sandbox: Sandbox,
  member: Member,
  { document, number, pictures }: InputOf<typeof identity.submit>,
): ValueOf<typeof identity.check> {
  const { db, clock, settings } = sandbox
  if (!settings.values.identityCheck) throw new Refusal('IDENTITY_OFF')
  const before = latestCheck(sandbox, member.id)?.state
  if (before === 'review' || before === 'verified') throw new Refusal('IDENTITY_SENT')
  if (!hasDetails(sandbox, member)) throw new Refusal('IDENTITY_DETAILS')
  if (!isDocumentNumber(document, homeCountry, number)) throw new Refusal('IDENTITY_NUMBER')
  const ids = identityDocument(document, homeCountry).parts.map((part) => pictures[part])
  const sent = ids.filter((id) => id !== undefined && id !== '')
  if (sent.length < ids.length || new Set(sent).size < sent.length) throw new Refusal('IDENTITY_PICTURES')
  const store = new PictureStore(sandbox)
  const known = sent.filter((id) => id !== undefined)
  if (!store.areWaiting(known, member.id)) throw new Refusal('PICTURE_GONE')
  const now = clock.now()
  const { id } = db.run(
    `INSERT INTO identity_checks (account_id, document, number, state, sent, due)
     VALUES (?, ?, ?, 'review', ?, ?)`,
    member.id,
    document,
    foldDocumentNumber(number),
    now,
    now + identityTakes,
  )
  store.claim(known, `identity:${id}`)
  return readCheck(sandbox, member)
}
