import * as z from 'zod/mini'
import type { Phone } from '#lib/forms/phone.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import {
  addressProof,
  addressProofCode,
  type ProofKind,
  proofKinds,
  type session,
} from '#shared/contract/endpoints/session.ts'
import { faultOf } from '#shared/contract/errors.ts'

/** What the gateway wants to see before it goes on with a login from an address it doesn't know. */
export type AddressProof = z.output<typeof addressProof>

/** What was typed for each kind, so that looking at another loses nothing. */
export type ProofValues = Record<ProofKind, string> & { kind: ProofKind; country: string }

const withKinds = z.looseObject({ kinds: z.array(z.unknown()) })

/**
 * The proof that a refused login asks for. Kinds unknown here are left out; undefined where none is left, or
 * where the login failed for another reason.
 */
export function addressProofOf(error: unknown): AddressProof | undefined {
  const fault = faultOf(error)
  if (fault?.kind !== 'refused' || fault.code !== addressProofCode) return undefined
  const sent = z.safeParse(withKinds, fault.value)
  if (!sent.success) return undefined
  const kinds = proofKinds.filter((kind) => sent.data.kinds.includes(kind))
  const proof = z.safeParse(addressProof, { ...sent.data, kinds })
  return proof.success && kinds.length > 0 ? proof.data : undefined
}

/** What is sent: a number as digits with its dialling code, any other proof as typed. */
export function proofInput(
  ticket: string,
  values: ProofValues,
  phone: Phone | undefined,
): InputOf<typeof session.verifyLogin> {
  const { kind } = values
  const proof = kind === 'mobileNum' && phone ? phone.dialCode + phone.number : values[kind].trim()
  return { ticket, kind, proof }
}

/** Whether the login must be begun anew: its ticket has run out, or was tried too often. */
export const ticketIsOver = (error: unknown): boolean => refusalCode(error) === 'TICKET_EXPIRED'
