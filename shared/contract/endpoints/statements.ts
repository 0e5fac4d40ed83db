import * as z from 'zod/mini'
import { entryGroupNames, entryGroups } from '../../domain/entry-kinds.ts'
import { amount, endpoint, listOf, pageOf, paging } from '../endpoint.ts'

/** Which way an entry moves money, from the member's point of view. */
export const entryDirections = ['in', 'out'] as const

/** Times are milliseconds since 1970; `from` is inclusive, `to` is exclusive, at most 400 days apart. */
const range = { from: z.number(), to: z.number() }

const entry = z.object({
  entryId: z.string(),
  time: z.number(),
  kind: z.enum(Object.values(entryGroups).flat()),
  /** What it is about, in the language asked for: the payment channel, the game, or the bonus. */
  title: z.nullable(z.string()),
  /** The number of its order or bonus; null for kinds that have none. */
  reference: z.nullable(z.string()),
  /** The wallet that changed: MAIN, or a vendor's code. */
  wallet: z.object({ vassalage: z.string(), displayName: z.string() }),
  /** Signed: the change to the wallet. */
  amount,
  /** The wallet's balance after it. */
  balance: amount,
})

const figures = {
  /** Number of rounds. */
  count: z.number(),
  bet: amount,
  /** The part of the stakes that counts: of decided bets. */
  validBet: amount,
  win: amount,
  /** Payouts minus stakes of decided bets, plus bonuses where they are given. */
  net: amount,
}
const gameFigures = z.object({ key: z.string(), name: z.string(), ...figures })
/** Bonuses and rebates minus what was taken back. Null while a filter for games is set: bonuses have no game. */
const bonus = z.nullable(amount)

const ofMember = { method: 'GET', auth: 'required', carrier: 'query', source: 'assumed' } as const

/** What changed a member's money, and what came of it. */
export const statements = {
  entries: endpoint({
    ...ofMember,
    id: 'statements.entries',
    path: '/wps/relay/MCS_accountEntries',
    summary: "Every change of the member's money, latest first, with the totals of the whole filter",
    input: z.object({
      ...range,
      group: z.optional(z.enum(entryGroupNames)),
      direction: z.optional(z.enum(entryDirections)),
      ...paging,
      language: z.string(),
    }),
    value: z.object({
      ...pageOf(entry, 'entryId').shape,
      /** `out` is positive; `net` is in minus out. */
      totals: z.optional(z.object({ in: amount, out: amount, net: amount })),
      /** Number of the member's wallets that were ever used. */
      wallets: z.number(),
    }),
  }),
  entry: endpoint({
    ...ofMember,
    id: 'statements.entry',
    path: '/wps/relay/MCS_accountEntry',
    summary: 'One change of the balance; for play also its round',
    input: z.object({ entryId: z.string(), language: z.string() }),
    value: z.object({
      entry,
      /** The wallet's balance before it. */
      before: amount,
      round: z.nullable(
        z.object({ betId: z.string(), gameName: z.string(), vendorName: z.string(), started: z.number() }),
      ),
    }),
  }),
  profit: endpoint({
    ...ofMember,
    id: 'statements.profit',
    path: '/wps/relay/MCS_profit',
    summary:
      'Results by day of the merchant’s zone, by game type and by vendor. Rounds count on the day they began, as in the betting record',
    input: z.object({ ...range, gameType: z.optional(z.string()), vassalage: z.optional(z.string()) }),
    value: z.object({
      /** Every day of the range, in order. `date` as yyyy-MM-dd. */
      days: listOf(z.object({ date: z.string(), ...figures, bonus }), 'date'),
      /** By type and by vendor, most bets first. `net` is without bonuses. */
      types: z.array(gameFigures),
      vendors: z.array(gameFigures),
      /** Deposits and withdrawals are those of the range, whatever the filter for games. */
      totals: z.object({ ...figures, bonus, deposits: amount, withdrawals: amount }),
    }),
  }),
} as const

export type AccountEntry = z.output<typeof entry>
