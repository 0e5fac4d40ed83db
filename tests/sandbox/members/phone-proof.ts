import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'

/** What the stand-in for the phone-auth provider hands out for a number that it has checked. */
const tokenShape = /^sandbox-phone:\+?(\d{8,16})$/

type Proof = { verificationCode?: string | undefined; firebaseToken?: string | undefined }

/**
 * That the number is his who registers with it: by the code that was sent there, or, where the merchant has the
 * phone-auth provider, by that one's token.
 * @throws Refusal WRONG_CODE.
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
