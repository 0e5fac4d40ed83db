import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'

/** Token that the phone-auth provider's stand-in issues for a verified number. */
const tokenShape = /^sandbox-phone:\+?(\d{8,16})$/

type Proof = { verificationCode?: string | undefined; firebaseToken?: string | undefined }

/**
 * Requires proof that the number belongs to the person registering: the code sent to it, or the phone-auth provider's
 * token if the merchant uses one. Needs nothing while SMS is off.
 * @throws Refusal WRONG_CODE
 */
export function requirePhoneProof({ codes, settings }: Sandbox, mobile: string, proof: Proof): void {
  const { smsEnabled, phoneAuth } = settings.values
  if (!smsEnabled) return
  const byProvider = phoneAuth === 'firebase' && proof.firebaseToken !== undefined
  const proved = byProvider
    ? tokenShape.exec(proof.firebaseToken ?? '')?.[1] === mobile
    : codes.redeem('register', mobile, proof.verificationCode)
  if (!proved) throw new Refusal('WRONG_CODE')
}
