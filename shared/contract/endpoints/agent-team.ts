import * as z from 'zod/mini'
import { amount, downlineId, endpoint, listOf, nothing, pageOf, paging, percentage } from '../endpoint.ts'

/** Times are milliseconds since 1970; `from` is inclusive, `to` is exclusive. */
const range = { from: z.number(), to: z.number() }

/** Sums over a team. A profit is positive when the team's members lost. */
const teamMoney = {
  deposits: amount,
  withdrawals: amount,
  /** Stakes of decided bets, which are those that income is computed from. */
  validBet: amount,
  /** What these bets paid out. */
  payout: amount,
  /** Valid bets minus payouts. */
  profit: amount,
  bonuses: amount,
}

const teamFigures = z.object({
  ...teamMoney,
  /** Members below the agent at the end of the range, agents included. */
  members: z.number(),
  agents: z.number(),
  /** Members who joined within the range. */
  joined: z.number(),
  /** Members with a decided bet in the range. */
  active: z.number(),
  /** Members whose first deposit was within the range. */
  firstDepositors: z.number(),
})

/** An account of the team as a step of a path or the owner of a line. */
const teamAccount = z.object({ accountId: z.string(), account: z.string() })

/** Whether a member of the team plays: bet within 30 days, not since then, or never. */
export const downlineStates = ['active', 'idle', 'new'] as const
/** Columns that the downline can be sorted by. */
export const downlineOrders = [
  'account',
  'joined',
  'team',
  'balance',
  'validBet',
  'profit',
  'rate',
  'level',
] as const

const downline = z.object({
  ...teamAccount.shape,
  agent: z.boolean(),
  /** 1 is directly below the calling agent. */
  level: z.number(),
  upline: teamAccount,
  joined: z.number(),
  /** Number of members below it; 0 for a member. */
  team: z.number(),
  /** Its own money, in all its wallets. */
  balance: amount,
  /** Of the account and everybody below it, in the requested range. */
  validBet: amount,
  profit: amount,
  /** Its rebate rate. */
  rate: percentage,
  state: z.enum(downlineStates),
})

/** Which members of the team are meant. */
const downlineFilter = {
  /** The account whose members are listed; the calling agent when omitted. */
  accountId: z.optional(downlineId),
  /** `direct`: only those directly below. */
  scope: z.enum(['direct', 'all']),
  /** A part of the account name. */
  search: z.optional(z.string()),
  kind: z.optional(z.enum(['agents', 'members'])),
  state: z.optional(z.enum(downlineStates)),
  /** Only this level; 1 is directly below the calling agent. */
  level: z.optional(z.number()),
  /** In pesos. */
  minBalance: z.optional(z.string()),
  maxBalance: z.optional(z.string()),
}

/** Longest message to downlines, in characters. */
export const longestTeamMessage = 500

const sentMessage = z.object({
  /** Number of accounts that got it. */
  recipients: z.number(),
})

const rates = z.object({
  rate: percentage,
  /** Since when it applies; null for since the account was created. */
  since: z.nullable(z.number()),
  /** A rate that was set and doesn't apply yet. */
  next: z.nullable(z.object({ rate: percentage, from: z.number() })),
  /** The lowest rate it can get: the highest of its own lines. */
  lowest: percentage,
  /** The line that has the lowest rate; null without one. */
  lowestLine: z.nullable(teamAccount),
  /** The highest rate it can get: the upline's own. */
  highest: percentage,
  /** When a rate set now applies from. */
  from: z.number(),
  /** Whether the calling agent may set it: only the direct upline may. */
  mayChange: z.boolean(),
})

const ofAgent = {
  method: 'GET',
  auth: 'required',
  agentOnly: true,
  carrier: 'query',
  source: 'assumed',
} as const

/** The agent's team: its figures and its members. */
export const agentTeam = {
  overview: endpoint({
    ...ofAgent,
    id: 'agentTeam.overview',
    path: '/wps/relay/AGT_teamOverview',
    summary: 'Figures of a team for a range, and for the range of the same length before it',
    /** `accountId`: only the line of this downline, itself included. */
    input: z.object({ ...range, accountId: z.optional(downlineId) }),
    value: z.object({
      /** From the calling agent's direct downline to the account; empty for the agent's whole team. */
      path: listOf(teamAccount, 'accountId'),
      now: teamFigures,
      before: teamFigures,
      /** What the agent was paid as income within each range; null when only a line is shown. */
      income: z.nullable(z.object({ now: amount, before: amount })),
      /** Every day of the range, in order. `date` as yyyy-MM-dd in the merchant's zone. */
      days: listOf(
        z.object({ date: z.string(), joined: z.number(), active: z.number(), ...teamMoney }),
        'date',
      ),
      /** By game type, the largest valid bets first. */
      gameTypes: z.array(
        z.object({ gameType: z.string(), validBet: amount, payout: amount, profit: amount }),
      ),
      /** The moment of these figures. */
      asOf: z.number(),
    }),
  }),
  downlines: endpoint({
    ...ofAgent,
    id: 'agentTeam.downlines',
    path: '/wps/relay/AGT_downlines',
    summary: 'One page of the members below the agent, or below one of its downlines',
    input: z.object({
      ...range,
      ...paging,
      ...downlineFilter,
      sort: z.optional(z.enum(downlineOrders)),
      order: z.optional(z.enum(['ascending', 'descending'])),
    }),
    value: z.object({
      ...pageOf(downline).shape,
      path: listOf(teamAccount, 'accountId'),
      /** Of the whole filter. `members`: how many accounts, each counted once. */
      totals: z.optional(
        z.object({ members: z.number(), balance: amount, validBet: amount, profit: amount }),
      ),
    }),
  }),
  downline: endpoint({
    ...ofAgent,
    id: 'agentTeam.downline',
    path: '/wps/relay/AGT_downline',
    summary: 'One member of the team',
    input: z.object({ ...range, accountId: downlineId }),
    value: z.object({
      ...downline.shape,
      path: listOf(teamAccount, 'accountId'),
      /** Members of its team with a decided bet in the range. */
      active: z.number(),
      /** Valid bets of its team by day, every day of the range in order. */
      days: listOf(z.object({ date: z.string(), validBet: amount, profit: amount }), 'date'),
      rates,
      lastLogin: z.nullable(z.object({ time: z.number(), place: z.nullable(z.string()) })),
      mobileBound: z.boolean(),
      /** The calling agent's own invitation link that it registered with; null for every other account. */
      cameThrough: z.nullable(z.object({ name: z.string(), code: z.string() })),
      /** Whether the agent can send money to it. */
      toDownline: z.boolean(),
    }),
  }),
  /**
   * Sets the rebate rate of a direct downline, from the next day on.
   * @throws RATE_INVALID, RATE_OUT_OF_BOUNDS, NOT_DIRECT_DOWNLINE
   */
  setRate: endpoint({
    ...ofAgent,
    id: 'agentTeam.setRate',
    method: 'POST',
    carrier: 'json',
    path: '/wps/relay/AGT_setRebateRate',
    summary: "Set a direct downline's rebate rate",
    input: z.object({ accountId: downlineId, rate: percentage }),
    value: rates,
  }),
  /**
   * Sends a message to one member of the team.
   * @throws TEAM_MESSAGE_EMPTY, TEAM_MESSAGE_LONG, TEAM_MESSAGE_MARKUP, TEAM_MESSAGE_LIMIT
   */
  message: endpoint({
    ...ofAgent,
    id: 'agentTeam.message',
    method: 'POST',
    carrier: 'json',
    path: '/wps/relay/AGT_messageDownline',
    summary: 'Send a message to a downline. The same key sends it once',
    input: z.object({ requestKey: z.string(), accountId: downlineId, text: z.string() }),
    value: sentMessage,
  }),
  /**
   * Sends a message to everybody whom a filter of the downline selects. `recipients` is the number that the agent was
   * shown; nothing is sent if it isn't the number any more.
   * @throws TEAM_MESSAGE_CHANGED with the number of now, and those of `message`
   */
  messageAll: endpoint({
    ...ofAgent,
    id: 'agentTeam.messageAll',
    method: 'POST',
    carrier: 'json',
    path: '/wps/relay/AGT_messageDownlines',
    summary: 'Send a message to all downlines that a filter selects. The same key sends it once',
    input: z.object({ requestKey: z.string(), text: z.string(), recipients: z.number(), ...downlineFilter }),
    value: sentMessage,
  }),
  own: endpoint({
    ...ofAgent,
    id: 'agentTeam.own',
    path: '/wps/relay/AGT_ownTeam',
    summary: "The agent's own place: rebate rate, team size and levels below",
    input: nothing,
    value: z.object({ rate: percentage, members: z.number(), agents: z.number(), levels: z.number() }),
  }),
} as const

export type TeamFigures = z.output<typeof teamFigures>
export type TeamAccount = z.output<typeof teamAccount>
export type Downline = z.output<typeof downline>
export type DownlineRates = z.output<typeof rates>
