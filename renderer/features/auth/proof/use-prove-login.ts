import type { Phone } from '#lib/forms/phone.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import type { LoginValues } from '../login/model/login.ts'
import type { LoginWay } from '../login/model/login-ways.ts'
import { beginLoginSession } from '../session/begin-session.ts'
import { useSessionParts } from '../session/session-parts.ts'
import { type AddressProof, type ProofValues, proofInput } from './address-proof.ts'

/** A login that waits for a proof of identity. */
export type WaitingLogin = { proof: AddressProof; values: LoginValues; way: LoginWay }

/** Returns a function that sends the proof and begins the session. It throws GatewayError if the proof fails. */
export function useProveLogin({ proof, values, way }: WaitingLogin) {
  const parts = useSessionParts()
  const password = way === 'username' ? values.password || undefined : undefined
  return async (typed: ProofValues, phone: Phone | undefined): Promise<void> => {
    const answer = await parts.gateway.request(session.verifyLogin, proofInput(proof.ticket, typed, phone))
    await beginLoginSession(parts, answer, { way, password })
  }
}
