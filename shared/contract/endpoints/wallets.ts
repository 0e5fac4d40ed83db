import * as z from 'zod/mini'
import { amount, endpoint, moneyEndpoint, nothing } from '../endpoint.ts'

/** The main wallet, in place of a vendor's code. */
export const mainWallet = 'MAIN'

const transferOrder = z.object({
  orderId: z.string(),
  /** Vendor codes, or MAIN. */
  from: z.string(),
  to: z.string(),
  amount,
  /** When it was booked; milliseconds since 1970. */
  createTime: z.number(),
})

const recallOrder = z.object({
  orderId: z.string(),
  /** What came back in all. */
  amount,
  /** What came back from each vendor. */
  wallets: z.array(z.object({ vassalage: z.string(), displayName: z.string(), amount })),
  createTime: z.number(),
})

const ofMember = { auth: 'required', source: 'assumed' } as const
const byKey = z.object({ idempotencyKey: z.optional(z.string()) })

const transferOutcome = endpoint({
  ...ofMember,
  id: 'wallets.transferOrder',
  method: 'GET',
  path: '/wps/relay/GCS_walletTransferOrder',
  carrier: 'query',
  summary: 'What became of a transfer between wallets, by the key it was sent with',
  input: byKey,
  value: z.object({ order: z.nullable(transferOrder) }),
})

const recallOutcome = endpoint({
  ...ofMember,
  id: 'wallets.recallOrder',
  method: 'GET',
  path: '/wps/relay/GCS_walletRecallOrder',
  carrier: 'query',
  summary: 'What became of a recall, by the key it was sent with',
  input: byKey,
  value: z.object({ order: z.nullable(recallOrder) }),
})

/** Transfers between a member's own wallets, for merchants with several. Booked at once. */
export const wallets = {
  /** Refused with WALLET_SINGLE, WALLET_UNKNOWN, WALLET_SAME, WALLET_CLOSED, WALLET_SHORT, AMOUNT_INVALID. */
  transfer: moneyEndpoint({
    id: 'wallets.transfer',
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    auth: 'required',
    carrier: 'json',
    movesMoney: { outcome: transferOutcome },
    source: 'spec',
    summary: 'Move money from one own wallet to another',
    input: z.object({ from: z.string(), to: z.string(), amount: z.string() }),
    value: transferOrder,
  }),
  transferOrder: transferOutcome,
  /** Refused with WALLET_SINGLE, and with WALLET_EMPTY if no vendor holds money. */
  recall: moneyEndpoint({
    ...ofMember,
    id: 'wallets.recall',
    method: 'POST',
    path: '/wps/relay/GCS_walletRecall',
    carrier: 'json',
    movesMoney: { outcome: recallOutcome },
    summary: 'Bring the money of all vendor wallets back to the main wallet',
    input: nothing,
    value: recallOrder,
  }),
  recallOrder: recallOutcome,
} as const

export type WalletTransfer = z.output<typeof transferOrder>
export type WalletRecall = z.output<typeof recallOrder>
