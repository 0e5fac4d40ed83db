import type { ProofKind } from '#shared/contract/endpoints/session.ts'
import { isGoogleCode } from '../security/google-code.ts'
import type { VerificationCodes } from '../security/verification-codes.ts'
import type { Member } from './member-store.ts'

type Owner = Pick<Member, 'mobile' | 'email' | 'bankName' | 'googleSecret'>
/** What checking a code needs besides the account. */
type Means = { codes: Pick<VerificationCodes, 'redeem'>; now: number }

/** Ignores case and repeated spaces. */
const folded = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

const checks: Record<ProofKind, (owner: Owner, proof: string, means: Means) => boolean> = {
  mobileNum: ({ mobile }, proof) => mobile !== null && proof.replace(/\D/g, '') === mobile,
  verificationCode: ({ mobile }, proof, { codes }) =>
    mobile !== null && codes.redeem('address', mobile, proof),
  email: ({ email }, proof) => email !== null && folded(proof) === folded(email),
  bankAccountName: ({ bankName }, proof) => bankName !== null && folded(proof) === folded(bankName),
  googleCode: ({ googleSecret }, proof, { now }) =>
    googleSecret !== null && isGoogleCode(googleSecret, proof.trim(), now),
}

/** Whether the proof shows that its sender owns the account. */
export const isProof = (owner: Owner, kind: ProofKind, proof: string, means: Means): boolean =>
  checks[kind](owner, proof, means)

/** The proofs that the owner can give, according to what the sandbox knows about the account. */
export function proofKindsOf({ mobile, email, bankName, googleSecret }: Owner): ProofKind[] {
  return [
    ...(mobile === null ? [] : (['mobileNum', 'verificationCode'] as const)),
    ...(email === null ? [] : (['email'] as const)),
    ...(bankName === null ? [] : (['bankAccountName'] as const)),
    ...(googleSecret === null ? [] : (['googleCode'] as const)),
  ]
}

/** "639181234567" → "0918 ••• ••67". Numbers of other countries show only their last two digits. */
export const maskMobile = (mobile: string): string =>
  /^63\d{10}$/.test(mobile)
    ? `0${mobile.slice(2, 5)} ••• ••${mobile.slice(-2)}`
    : `••• ••• ••${mobile.slice(-2)}`

/** "newip@mail.example" → "n•••@mail.example". */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')
