import * as z from 'zod/mini'
import { amount, endpoint, listOf, moneyEndpoint, pageOf, paging } from '../endpoint.ts'

/** Where a bonus stands: still to be bet, bet in full, lost with the money, given up, or free from the start. */
export const bonusStates = ['active', 'met', 'lost', 'forfeited', 'free'] as const

/** What a bonus was given for. */
export const bonusKinds = [
  'bonus',
  'reward',
  'rebate',
  'mission',
  'referral',
  'raffle',
  'points',
  'welcome',
] as const

const bonus = z.object({
  bonusId: z.string(),
  kind: z.enum(bonusKinds),
  /** In the language of the request. */
  title: z.string(),
  amount,
  /** When it was credited; milliseconds since 1970. */
  time: z.number(),
  /** How much must be bet in all, how much has been, and how much is left. */
  required: amount,
  done: amount,
  left: amount,
  /** The game types whose bets count, and where its money may be bet; null for all. */
  gameTypes: z.nullable(z.array(z.string())),
  state: z.enum(bonusStates),
  /** When its requirement ended; null while it is open, and for a free bonus. */
  ended: z.nullable(z.number()),
  /** What an active bonus has now: its money and what that has won, without open bets. */
  held: z.optional(amount),
  /** The largest bet with its money; null if there is no limit. */
  largestBet: z.optional(z.nullable(amount)),
  /** What giving it up now would take from the main wallet; zero unless it is active. */
  takesBack: amount,
})

const givenUp = z.object({
  orderId: z.string(),
  bonusId: z.string(),
  /** What was taken from the main wallet. */
  taken: amount,
  createTime: z.number(),
})

const ofMember = { method: 'GET', auth: 'required', carrier: 'query', source: 'assumed' } as const

const giveUpOrder = endpoint({
  ...ofMember,
  id: 'bonuses.giveUpOrder',
  path: '/wps/relay/MCS_giveUpOrder',
  summary: 'What became of giving up a bonus, by the key it was sent with',
  input: z.object({ idempotencyKey: z.optional(z.string()) }),
  value: z.object({ order: z.nullable(givenUp) }),
})

/** Credits that a member didn't pay for, and what they still ask for. */
export const bonuses = {
  active: endpoint({
    ...ofMember,
    id: 'bonuses.active',
    path: '/wps/relay/MCS_activeBonuses',
    summary: 'The bonuses whose turnover is still open, oldest first: bets count in this order',
    input: z.object({ language: z.string() }),
    value: z.object({ list: listOf(bonus, 'bonusId') }),
  }),
  list: endpoint({
    ...ofMember,
    id: 'bonuses.list',
    path: '/wps/relay/MCS_bonusRecords',
    summary: 'All bonuses, latest first, with the totals of the whole filter',
    // Times are milliseconds since 1970; `from` is inclusive, `to` is exclusive.
    input: z.object({
      from: z.number(),
      to: z.number(),
      state: z.optional(z.enum(bonusStates)),
      ...paging,
      language: z.string(),
    }),
    value: z.object({
      ...pageOf(bonus, 'bonusId').shape,
      totals: z.optional(z.object({ amount, required: amount, done: amount, left: amount })),
    }),
  }),
  /**
   * Takes the bonus back with what it has won, and ends its turnover. `amount` is what the page has shown the member would be taken.
   * @throws BONUS_NOT_ACTIVE, BONUS_CHANGED when `amount` is no longer true
   */
  giveUp: moneyEndpoint({
    id: 'bonuses.giveUp',
    method: 'POST',
    path: '/wps/relay/MCS_giveUpBonus',
    auth: 'required',
    carrier: 'json',
    movesMoney: { outcome: giveUpOrder },
    source: 'assumed',
    summary: 'Give up an active bonus',
    input: z.object({ bonusId: z.string(), amount: z.string() }),
    value: givenUp,
  }),
  giveUpOrder,
} as const

export type Bonus = z.output<typeof bonus>
export type BonusState = (typeof bonusStates)[number]
