import * as z from 'zod/mini'
import { amount, endpoint, nothing } from '../endpoint.ts'

const ofMember = {
  method: 'GET',
  auth: 'required',
  carrier: 'query',
  input: nothing,
} as const

const flag = z.optional(z.union([z.boolean(), z.literal(0), z.literal(1), z.string()]))

const wallet = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  balance: amount,
  icon: z.optional(z.string()),
  /** Whether the vendor is among those shown first. */
  isHot: z.optional(z.boolean()),
  /** Whether money can be moved in. Money in it can always be moved out. */
  open: z.optional(z.boolean()),
})

export type Wallet = z.output<typeof wallet>

/** Calls made once after a login and kept for the session: what the centres and the header show about an account. */
export const accountDetails = {
  consolidated: endpoint({
    ...ofMember,
    id: 'member.consolidated',
    wordless: true,
    path: '/wps/member/info/funds/consolidated',
    source: 'spec',
    summary: "The account's funds, and which salaries and contracts it has",
    value: z.object({
      dailysalreqtype: flag,
      divtypereq: flag,
      contracthoursalreq: flag,
      realtimesalreqtype: flag,
      info: z.object({
        contractmrdailysalinfotype: flag,
        contracthoursalinfo: flag,
        dailysalinfotype: flag,
        realtimesalinfotype: flag,
        divtypeinfo: flag,
      }),
    }),
  }),
  merchantWallet: endpoint({
    ...ofMember,
    id: 'member.merchantWallet',
    wordless: true,
    path: '/wps/relay/GCS_merchantWallet',
    source: 'spec',
    summary: 'Whether the merchant has one wallet for all games, and the wallets if not',
    value: z.object({
      isSingle: z.boolean(),
      /** The main wallet, `MAIN`, first, then one for each vendor. Empty if there is a single one. */
      wallets: z.array(wallet),
    }),
  }),
  avatar: endpoint({
    ...ofMember,
    id: 'member.avatar',
    wordless: true,
    path: '/wps/relay/MCS_playerAvatar',
    source: 'assumed',
    summary: "Address of the player's picture",
    value: z.object({ url: z.nullable(z.string()) }),
  }),
  icon: endpoint({
    ...ofMember,
    id: 'member.icon',
    wordless: true,
    path: '/wps/member/info/icon',
    source: 'spec',
    summary: "Address of the member's level mark",
    value: z.object({ url: z.nullable(z.string()), label: z.optional(z.string()) }),
  }),
} as const
