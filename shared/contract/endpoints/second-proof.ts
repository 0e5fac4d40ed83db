import * as z from 'zod/mini'

/**
 * What proves the owner of an account besides the login password: the payment password, or a code sent to what is
 * bound. The login password alone changes nothing that money leaves by.
 */
const proof = z.union([
  z.object({ way: z.literal('paymentPassword') }),
  z.object({
    way: z.enum(['mobile', 'email']),
    /** The number or address that the code goes to, masked. */
    to: z.string(),
  }),
])
export type Proof = z.output<typeof proof>
export type ProofWay = Proof['way']

/**
 * What a checked payment password may be used for. Each is one kind of call by which money leaves an account, which
 * names it in `movesMoney.leavesFor`.
 */
export const paymentPurposes = ['withdraw', 'transfer', 'dividend'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** A second proof as calls take it: one of the two. Without any, they are refused with PROOF_REQUIRED. */
export const secondProof = {
  paymentPassword: z.optional(z.string()),
  /** The code sent by `contacts.boundCode`. */
  boundCode: z.optional(z.string()),
} as const

/** What answers say about it. A gateway that asks for no second proof leaves both out. */
export const safeguards = {
  /** The proofs that the account can give. With none, a first number or payment password is set without. */
  proofs: z.optional(z.array(proof)),
  /** Until when withdrawals wait after such a change; milliseconds since 1970. Null if they don't. */
  withdrawalsFrom: z.optional(z.nullable(z.number())),
} as const
