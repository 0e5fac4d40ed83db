import * as z from 'zod/mini'
import { entryGroups } from '../../domain/entry-kinds.ts'
import { amount, endpoint, listOf, pageOf, paging } from '../endpoint.ts'

/** The states of a bet: its round is running, it is decided, or it was voided. */
export const betStates = ['open', 'settled', 'void'] as const

/** Filter of a betting record. Times are milliseconds since 1970; `from` is inclusive, `to` is exclusive. */
const betFilter = {
  from: z.number(),
  to: z.number(),
  gameType: z.optional(z.string()),
  vassalage: z.optional(z.string()),
  state: z.optional(z.enum(betStates)),
}

const betFigures = {
  /** The stake. */
  bet: amount,
  /** The part of the stake that counts towards turnover; zero for a bet that is open or voided. */
  validBet: amount,
  /** What was paid out, of an open bet until now. */
  win: amount,
  /** Win minus bet; zero for a bet that is open or voided. */
  net: amount,
}

const bet = z.object({
  betId: z.string(),
  /** When the bet was placed. */
  time: z.number(),
  settled: z.nullable(z.number()),
  state: z.enum(betStates),
  gameType: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  nodeId: z.string(),
  gameName: z.string(),
  ...betFigures,
})

const ofMember = { method: 'GET', auth: 'required', carrier: 'query', source: 'assumed' } as const

/** A member's records, from the gateway's books. */
export const records = {
  bets: endpoint({
    ...ofMember,
    id: 'records.bets',
    path: '/wps/relay/MCS_betRecords',
    summary: "The member's bets, latest first, with the totals of the whole filter",
    input: z.object({ ...betFilter, ...paging, language: z.string() }),
    value: z.object({
      ...pageOf(bet, 'betId').shape,
      /** `open`: the stakes of bets that aren't decided yet. */
      totals: z.optional(z.object({ ...betFigures, open: z.optional(amount) })),
    }),
  }),
  betDays: endpoint({
    ...ofMember,
    id: 'records.betDays',
    path: '/wps/relay/MCS_betDays',
    summary: "The member's bets by day of the merchant's zone: every day of the range, in order",
    input: z.object(betFilter),
    value: z.object({
      /** `date` as yyyy-MM-dd. */
      list: listOf(z.object({ date: z.string(), count: z.number(), ...betFigures }), 'date'),
    }),
  }),
  bet: endpoint({
    ...ofMember,
    id: 'records.bet',
    path: '/wps/relay/MCS_betDetail',
    summary: 'One bet, with the entries that it made in the ledger',
    input: z.object({ betId: z.string(), language: z.string() }),
    value: z.object({
      bet,
      entries: z.array(
        z.object({
          kind: z.enum(entryGroups.play),
          /** Signed: the change to the balance. */
          amount,
          /** The balance after this entry. */
          balance: amount,
          time: z.number(),
        }),
      ),
    }),
  }),
} as const

export type Bet = z.output<typeof bet>
export type BetState = (typeof betStates)[number]
