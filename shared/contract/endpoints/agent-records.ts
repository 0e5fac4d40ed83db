import * as z from 'zod/mini'
import { moveGroupNames, moveGroups } from '../../domain/move-groups.ts'
import { amount, downlineId, endpoint, listOf, pageOf, paging } from '../endpoint.ts'

/** Times are milliseconds since 1970; `from` is inclusive, `to` is exclusive. */
const range = { from: z.number(), to: z.number() }
/** An account of the team as a step of a path or the owner of a line. */
const teamAccount = z.object({ accountId: z.string(), account: z.string() })
/** From the calling agent's direct downline to the account; empty for the agent's whole team. */
const path = listOf(teamAccount, 'accountId')

/** Who in the team a record is of. */
const holder = {
  ...teamAccount.shape,
  /** 1 is directly below the calling agent. */
  level: z.number(),
  upline: teamAccount,
}

/** Whose records are meant. */
const whose = {
  /** Only the line of this downline, itself included. */
  accountId: z.optional(downlineId),
  /** A part of the account name. */
  search: z.optional(z.string()),
}
const betFilter = {
  ...range,
  ...whose,
  gameType: z.optional(z.string()),
  vassalage: z.optional(z.string()),
}
const ordering = z.optional(z.enum(['ascending', 'descending']))
/** Decided bets. A result is the players': negative when they lost. */
const betMoney = { bet: amount, validBet: amount, payout: amount, net: amount }
const betFigures = { bets: z.number(), ...betMoney }

const game = { gameType: z.string(), vassalage: z.string(), vendorName: z.string(), gameName: z.string() }
const teamBet = z.object({
  betId: z.string(),
  /** When the bet was decided. */
  time: z.number(),
  ...holder,
  ...game,
  ...betMoney,
  /** A void of a bet that had been decided: its amounts with a minus, at the time of the void. */
  voided: z.optional(z.boolean()),
})

/** Columns that the members who bet can be sorted by. */
export const bettorOrders = ['account', 'bets', 'validBet', 'payout', 'net'] as const
const bettor = z.object({ ...holder, ...betFigures })
const playedGame = z.object({ nodeId: z.string(), ...game, ...betFigures })
const totals = z.optional(z.object(betFigures))
/** Longest range of a list of single bets or of games, in days. */
export const longestBetRange = 31

const sums = z.object({
  /** Size of the team, or of those whom the filter names. */
  members: z.number(),
  /** Members with a decided bet. */
  players: z.number(),
  ...betFigures,
})

/** How a team's profit becomes its net profit. */
const netProfit = {
  validBet: amount,
  payout: amount,
  /** Valid bets minus payouts: positive when the team's members lost. */
  profit: amount,
  /** The agent's rebate rate on the valid bets of each day. */
  rebates: amount,
  bonuses: amount,
  /** What payment providers charge for deposits and withdrawals. */
  fees: amount,
  net: amount,
}

/** Columns that lines can be sorted by. */
export const lineOrders = ['account', 'members', 'validBet', 'profit', 'net'] as const
const line = z.object({
  ...teamAccount.shape,
  /** Everybody below it. */
  members: z.number(),
  /** Only its own play, as the owner of the line whose lines are listed. */
  own: z.boolean(),
  deposits: amount,
  withdrawals: amount,
  ...netProfit,
  /** Rebates, bonuses and payment fees together. */
  costs: amount,
})

const moveKinds = Object.values(moveGroups).flat()
const move = z.object({
  moveId: z.string(),
  time: z.number(),
  ...holder,
  group: z.enum(moveGroupNames),
  kind: z.enum(moveKinds),
  /** The payment channel or the bonus, in the language asked for. */
  title: z.nullable(z.string()),
  /** Number of its order. */
  order: z.string(),
  /** Signed: the change to the account. */
  amount,
  /** The wallet's balance after it; null where no wallet was kept. */
  balance: z.nullable(amount),
})
/** Orders of one kind and their sum. */
const orders = z.object({ count: z.number(), amount })

const ofAgent = {
  method: 'GET',
  auth: 'required',
  agentOnly: true,
  carrier: 'query',
  source: 'assumed',
} as const

/** Records of an agent's team: every bet, what came of it, and every movement of money. */
export const agentRecords = {
  betting: endpoint({
    ...ofAgent,
    id: 'agentRecords.betting',
    path: '/wps/relay/AGT_teamBetting',
    summary: 'What a team bet in a range, and in the range of the same length before it',
    input: z.object(betFilter),
    value: z.object({
      path,
      now: sums,
      before: sums,
      /** By game type, the largest valid bets first. */
      gameTypes: z.array(z.object({ gameType: z.string(), ...betFigures })),
      /** Vendors whose games were played, by name. */
      vendors: z.array(z.object({ vassalage: z.string(), vendorName: z.string() })),
    }),
  }),
  /** @throws BET_RANGE_LONG for more than 31 days */
  bets: endpoint({
    ...ofAgent,
    id: 'agentRecords.bets',
    path: '/wps/relay/AGT_teamBets',
    summary: "One page of a team's decided bets, latest first",
    input: z.object({ ...betFilter, ...paging }),
    value: z.object({ ...pageOf(teamBet, 'betId').shape, totals }),
  }),
  bettors: endpoint({
    ...ofAgent,
    id: 'agentRecords.bettors',
    path: '/wps/relay/AGT_teamBettors',
    summary: 'One page of the members of a team who bet',
    input: z.object({ ...betFilter, ...paging, sort: z.optional(z.enum(bettorOrders)), order: ordering }),
    value: z.object({ ...pageOf(bettor).shape, totals }),
  }),
  games: endpoint({
    ...ofAgent,
    id: 'agentRecords.games',
    path: '/wps/relay/AGT_teamGames',
    summary: 'One page of the games that a team played, the largest valid bets first',
    input: z.object({ ...betFilter, ...paging }),
    value: z.object({ ...pageOf(playedGame, 'nodeId').shape, totals }),
  }),
  /** @throws TEAM_BET_NOT_FOUND for every bet that isn't of the team */
  bet: endpoint({
    ...ofAgent,
    id: 'agentRecords.bet',
    path: '/wps/relay/AGT_teamBet',
    summary: 'One decided bet of the team',
    input: z.object({ betId: z.string() }),
    value: z.object({ ...teamBet.shape, path, started: z.number(), roundId: z.string() }),
  }),
  statement: endpoint({
    ...ofAgent,
    id: 'agentRecords.statement',
    path: '/wps/relay/AGT_teamStatement',
    summary: 'How the profit of a team became its net profit, for a range and by day',
    input: z.object({ ...range, accountId: z.optional(downlineId) }),
    value: z.object({
      path,
      now: z.object(netProfit),
      /** Every day of the range, in order. `date` as yyyy-MM-dd in the merchant's zone. Each is rounded by itself. */
      days: listOf(z.object({ date: z.string(), ...netProfit }), 'date'),
      /** The moment of these figures. */
      asOf: z.number(),
    }),
  }),
  lines: endpoint({
    ...ofAgent,
    id: 'agentRecords.lines',
    path: '/wps/relay/AGT_teamLines',
    summary: 'One page of the lines of a team with the net profit of each, rounded by itself',
    input: z.object({
      ...range,
      ...whose,
      ...paging,
      sort: z.optional(z.enum(lineOrders)),
      order: ordering,
    }),
    value: pageOf(line),
  }),
  moves: endpoint({
    ...ofAgent,
    id: 'agentRecords.moves',
    path: '/wps/relay/AGT_teamMoves',
    summary: "One page of the money movements of a team's accounts, latest first",
    input: z.object({
      ...range,
      ...whose,
      ...paging,
      /** `direct`: only accounts directly below. */
      scope: z.enum(['direct', 'all']),
      group: z.optional(z.enum(moveGroupNames)),
      language: z.string(),
    }),
    value: z.object({
      ...pageOf(move, 'moveId').shape,
      path,
      /** Of the filter, whatever its group. Withdrawals are positive; transfers are summed without their sign. */
      totals: z.object({
        deposits: orders,
        withdrawals: orders,
        transfers: orders,
        bonuses: orders,
        rebates: orders,
        /** Bonuses and rebates together. */
        extras: orders,
        /** Deposits less withdrawals. */
        net: amount,
      }),
      /** The sum of the list, signed. */
      sum: amount,
    }),
  }),
  /** @throws TEAM_MOVE_NOT_FOUND for every movement that isn't of the team */
  move: endpoint({
    ...ofAgent,
    id: 'agentRecords.move',
    path: '/wps/relay/AGT_teamMove',
    summary: 'One movement of money of an account in the team',
    input: z.object({ moveId: z.string(), language: z.string() }),
    value: z.object({ ...move.shape, path }),
  }),
} as const

export type TeamBet = z.output<typeof teamBet>
export type Bettor = z.output<typeof bettor>
export type PlayedGame = z.output<typeof playedGame>
export type TeamLine = z.output<typeof line>
export type TeamMove = z.output<typeof move>
