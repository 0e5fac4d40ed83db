import * as z from 'zod/mini'
import { anything, endpoint, listOf, nothing } from '../endpoint.ts'

/** A bank or e-wallet that withdrawals can go to. */
const payoutBank = z.object({
  bankId: z.string(),
  name: z.string(),
  kind: z.enum(['bank', 'wallet']),
  /** The rule of its account numbers: how many digits, or a mobile number. */
  rule: z.union([
    z.object({ form: z.literal('digits'), min: z.number(), max: z.number() }),
    z.object({ form: z.literal('mobile') }),
  ]),
})

const payoutAccount = z.object({
  accountId: z.string(),
  bankId: z.string(),
  bankName: z.string(),
  kind: z.enum(['bank', 'wallet']),
  /** Masked: "•••• 4471". */
  number: z.string(),
  /** The holder's name, masked. */
  holder: z.string(),
  isDefault: z.boolean(),
  /** Until when withdrawals to a new account wait; milliseconds since 1970. */
  usableFrom: z.optional(z.nullable(z.number())),
})

const write = { method: 'POST', auth: 'required', carrier: 'json', source: 'assumed' } as const

/** Where a member's withdrawals go. Every account is in the member's own name. */
export const payout = {
  banks: endpoint({
    id: 'payout.banks',
    method: 'GET',
    path: '/wps/relay/PAY_payoutBanks',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'The banks and e-wallets that withdrawals can go to',
    input: z.object({ language: z.string() }),
    value: z.object({ banks: listOf(payoutBank, 'bankId') }),
  }),
  accounts: endpoint({
    id: 'payout.accounts',
    method: 'GET',
    path: '/wps/relay/PAY_payoutAccounts',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: "The member's bank accounts and e-wallets, oldest first",
    input: z.object({ language: z.string() }),
    value: z.object({
      accounts: listOf(payoutAccount, 'accountId'),
      /** How many a member may have. */
      most: z.number(),
      /** The member's real name, masked; null until the first account sets it. */
      holder: z.nullable(z.string()),
    }),
  }),
  add: endpoint({
    ...write,
    id: 'payout.add',
    path: '/wps/relay/PAY_addPayoutAccount',
    encrypted: true,
    summary: "Add an account. A first one also sets the member's real name, for good",
    input: z.object({
      bankId: z.string(),
      number: z.string(),
      /** Required while the member has no real name. */
      holder: z.optional(z.string()),
      paymentPassword: z.string(),
    }),
    value: z.object({ accountId: z.string() }),
  }),
  setDefault: endpoint({
    ...write,
    id: 'payout.setDefault',
    path: '/wps/relay/PAY_defaultPayoutAccount',
    summary: 'Choose the account that a withdrawal offers first',
    input: z.object({ accountId: z.string() }),
    value: anything,
  }),
  remove: endpoint({
    ...write,
    id: 'payout.remove',
    path: '/wps/relay/PAY_removePayoutAccount',
    encrypted: true,
    summary: 'Remove an account. Past withdrawals keep showing it',
    input: z.object({ accountId: z.string(), paymentPassword: z.string() }),
    value: nothing,
  }),
} as const

export type PayoutBank = z.output<typeof payoutBank>
export type PayoutAccount = z.output<typeof payoutAccount>
