import { session } from '#shared/contract/endpoints/session.ts'
import { type AddressProof, type ProofValues, proofInput } from '../model/address-proof.ts'
import type { LoginValues } from '../model/login.ts'
import type { LoginWay } from '../model/login-ways.ts'
import type { Phone } from '../model/phone.ts'
import { beginLoginSession } from './begin-session.ts'
import { useSessionParts } from './session-parts.ts'

/** A login that waits for its proof. */
export type WaitingLogin = { proof: AddressProof; values: LoginValues; way: LoginWay }

/** Proves a login from an unregistered address, and enters; throws the GatewayError of a proof that failed. */
export function useProveLogin({ proof, values, way }: WaitingLogin) {
  const parts = useSessionParts()
  const password = way === 'username' ? values.password.trim() || undefined : undefined
  return async (typed: ProofValues, phone: Phone | undefined): Promise<void> => {
    const answer = await parts.gateway.request(session.verifyLogin, proofInput(proof.ticket, typed, phone))
    await beginLoginSession(parts, answer, { way, password })
  }
}
