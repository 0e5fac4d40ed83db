import * as z from 'zod/mini'
import { endpoint, nothing } from '../endpoint.ts'
import { safeguards, secondProof } from './second-proof.ts'

const relay = { auth: 'required', source: 'assumed' } as const

/** What can be bound to an account. */
export const contactKinds = ['mobile', 'email'] as const
const kind = z.enum(contactKinds)
export type ContactKind = z.output<typeof kind>

const target = {
  kind,
  /** For a mobile number: national digits, and the dialling code without a plus sign. */
  mobileNum: z.optional(z.string()),
  countryDialingCode: z.optional(z.string()),
  /** For an email address. */
  email: z.optional(z.string()),
}

const bound = z.object({
  /** Masked: "0917 ••• ••67"; null if none is bound. */
  mobile: z.nullable(z.string()),
  /** Masked: "j•••@mail.example"; null if none is bound. */
  email: z.nullable(z.string()),
  ...safeguards,
})

const expiry = z.object({ expiredMinutes: z.optional(z.number()) })

/** The mobile number and the email address bound to an account. */
export const contacts = {
  bound: endpoint({
    ...relay,
    id: 'contacts.bound',
    method: 'GET',
    path: '/wps/relay/MCS_boundContacts',
    carrier: 'query',
    summary: 'The bound mobile number and email address, masked',
    input: nothing,
    value: bound,
  }),
  newCode: endpoint({
    ...relay,
    id: 'contacts.newCode',
    method: 'POST',
    path: '/wps/verification/contact/new',
    carrier: 'json',
    summary: 'Send a code to a new number or address; the answer is the same for one that is taken',
    input: z.object(target),
    value: expiry,
  }),
  boundCode: endpoint({
    ...relay,
    id: 'contacts.boundCode',
    method: 'POST',
    path: '/wps/verification/contact/bound',
    carrier: 'json',
    summary: 'Send a code to the bound number or address, as a second proof',
    input: z.object({ kind }),
    value: expiry,
  }),
  bind: endpoint({
    ...relay,
    id: 'contacts.bind',
    method: 'POST',
    path: '/wps/relay/MCS_bindContact',
    carrier: 'json',
    encrypted: true,
    summary:
      'Bind a number or address with the code sent to it, and a second proof where the account has one',
    input: z.object({
      ...target,
      code: z.string(),
      ...secondProof,
    }),
    value: bound,
  }),
} as const
