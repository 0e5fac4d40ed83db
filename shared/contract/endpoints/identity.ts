import * as z from 'zod/mini'
import { identityDocumentNames } from '../../domain/identity-documents.ts'
import { endpoint, nothing } from '../endpoint.ts'

const relay = { auth: 'required', source: 'assumed' } as const

export const identityStates = ['none', 'review', 'verified', 'rejected'] as const
/** Why documents were rejected: too small to read, the same picture twice, or a document of another account. */
export const identityReasons = ['unreadable', 'samePicture', 'used'] as const

const document = z.enum(identityDocumentNames)

const check = z.object({
  /** Whether the merchant requires a check before the first deposit. */
  required: z.boolean(),
  state: z.enum(identityStates),
  document: z.nullable(document),
  /** When the documents were sent, and when they were checked. */
  sent: z.nullable(z.number()),
  decided: z.nullable(z.number()),
  reason: z.nullable(z.enum(identityReasons)),
  /** Whether real name and birthday are in the profile; documents can't be sent without them. */
  detailsComplete: z.boolean(),
})

/** The check of a member's identity. */
export const identity = {
  check: endpoint({
    ...relay,
    id: 'identity.check',
    method: 'GET',
    path: '/wps/relay/MCS_identityCheck',
    carrier: 'query',
    summary: "The state of the member's identity check",
    input: nothing,
    value: check,
  }),
  submit: endpoint({
    ...relay,
    id: 'identity.submit',
    method: 'POST',
    path: '/wps/relay/MCS_submitIdentity',
    carrier: 'json',
    encrypted: true,
    summary: 'Send documents to be checked. Their pictures have been uploaded before, each for one part',
    input: z.object({
      document,
      number: z.string(),
      pictures: z.object({ front: z.string(), back: z.optional(z.string()), selfie: z.string() }),
    }),
    value: check,
  }),
} as const
