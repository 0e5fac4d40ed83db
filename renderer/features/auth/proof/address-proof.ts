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

/** The proof of identity that the gateway wants for a login from an IP address it doesn't know. */
export type AddressProof = z.output<typeof addressProof>

/** What was typed for each kind, so that switching kinds loses nothing. */
export type ProofValues = Record<ProofKind, string> & { kind: ProofKind; country: string }

const withKinds = z.looseObject({ kinds: z.array(z.unknown()) })

/**
 * The proof that a refused login asks for, without kinds unknown here. Undefined when none is left or when the login
 * failed for another reason.
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

/** Input of the verify call: a phone number as digits with its dialling code, any other proof as typed. */
export function proofInput(
  ticket: string,
  values: ProofValues,
  phone: Phone | undefined,
): InputOf<typeof session.verifyLogin> {
  const { kind } = values
  const proof = kind === 'mobileNum' && phone ? phone.dialCode + phone.number : values[kind]
  return { ticket, kind, proof }
}

/** Whether the login must start over, because its ticket has expired or had too many tries. */
export const ticketIsOver = (error: unknown): boolean => refusalCode(error) === 'TICKET_EXPIRED'
