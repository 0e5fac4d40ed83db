import * as z from 'zod/mini'
import { amount, endpoint, nothing, pageOf, paging, percentage } from '../endpoint.ts'

/** Salaries by how long a period they are for: a day, an hour, or a slot of five minutes. */
export const salaryKinds = ['daily', 'hourly', 'realtime'] as const
export type SalaryKind = (typeof salaryKinds)[number]

/** `counting`: the period isn't over. `none`: it is over and pays nothing. */
export const salaryStates = ['counting', 'paid', 'none'] as const
/** What the first step asked for and the team didn't reach. */
export const salaryLacks = ['validBet', 'members', 'both'] as const

/** Times are milliseconds since 1970; `from` is inclusive, `to` is exclusive. */
const range = { from: z.number(), to: z.number() }

/** What the team did in a period. The agent's own bets don't count. */
const play = {
  ...range,
  /** Stakes of decided bets. */
  validBet: amount,
  /** Members with a decided bet. */
  members: z.number(),
}

const step = z.object({
  validBet: amount,
  members: z.number(),
  /** What a period is paid that reaches both. */
  amount,
})

/** A period of a salary by steps. `step` counts from 1; 0 is below the first. */
const steppedPeriod = z.object({ ...play, step: z.number(), amount })

const steppedRow = z.object({
  ...steppedPeriod.shape,
  state: z.enum(salaryStates),
  /** Null unless nothing is paid. */
  lacks: z.nullable(z.enum(salaryLacks)),
  /** When it was paid, and the number of the booking; null if it wasn't. */
  paid: z.nullable(z.number()),
  order: z.nullable(z.string()),
})

const slotRow = z.object({ ...play, rate: percentage, amount, paid: z.number(), order: z.string() })

/** When the contract begins and ends. */
const contract = range

/** Sums of what was paid. */
const paidSums = {
  today: z.object({ amount, settlements: z.number() }),
  month: amount,
  /** The sum of the 14 days up to today. */
  fortnight: amount,
  /** The day of these that was paid the most, as yyyy-MM-dd; null if none was. */
  best: z.nullable(z.object({ date: z.string(), amount })),
  /** Whether pay waits because the wallet is full. */
  waiting: z.boolean(),
}

const stepped = z.object({
  contract: z.object({ ...contract, steps: z.array(step) }),
  /** The gateway's time, and when the next real-time settlement is; null for an agent without that salary. */
  now: z.number(),
  nextRealtime: z.nullable(z.number()),
  running: steppedPeriod,
  /** The period before the running one; null if that wasn't settled. */
  before: z.nullable(steppedRow),
  ...paidSums,
  /** Daily: the 14 days up to today. Hourly: today's hours. In order, the running one last. */
  chart: z.array(steppedPeriod),
})

const realtime = z.object({
  contract: z.object({ ...contract, rate: percentage, leastValidBet: amount }),
  now: z.number(),
  /** When the running slot is settled. */
  next: z.number(),
  /** `amount`: what the bets so far would be paid. */
  running: z.object({ ...play, amount }),
  ...paidSums,
  /** The twelve slots before the running one, in order. */
  lastHour: z.array(z.object({ ...play, amount })),
})

const sums = { validBet: amount, amount, settlements: z.number() }
const steppedPage = z.object({ ...pageOf(steppedRow).shape, totals: z.optional(z.object(sums)) })

const ofAgent = { auth: 'required', agentOnly: true, source: 'assumed' } as const
const reading = { ...ofAgent, method: 'GET', carrier: 'query' } as const
/** These gateways read hourly and real-time salaries with POST. */
const posting = { ...ofAgent, method: 'POST', carrier: 'json', readsOnly: true } as const

const period = { kind: z.enum(salaryKinds), from: z.number() }

/**
 * What the operator pays an agent for its team's bets: by steps for a day and for an hour, and a share every five
 * minutes. @throws SALARY_NOT_AGREED for an agent without that salary
 */
export const agentSalary = {
  daily: endpoint({
    ...reading,
    id: 'agentSalary.daily',
    tellsTime: 'now',
    path: '/wps/relay/AGT_dailySalary',
    summary: 'The daily salary: its steps, how far today is, and what was paid',
    input: nothing,
    value: stepped,
  }),
  days: endpoint({
    ...reading,
    id: 'agentSalary.days',
    path: '/wps/relay/AGT_dailySalaryRecord',
    summary: 'One page of the days of the daily salary, latest first, with the totals of the whole range',
    input: z.object({ ...range, ...paging }),
    value: steppedPage,
  }),
  hourly: endpoint({
    ...posting,
    id: 'agentSalary.hourly',
    tellsTime: 'now',
    path: '/wps/relay/AGT_hourlyContractSalary',
    summary: 'The hourly salary: its steps, how far this hour is, and what was paid',
    input: nothing,
    value: stepped,
  }),
  hours: endpoint({
    ...posting,
    id: 'agentSalary.hours',
    path: '/wps/relay/AGT_hourlyContractSalaryRecord',
    summary: 'One page of the hours of the hourly salary, latest first, with the totals of the whole range',
    input: z.object({ ...range, ...paging }),
    value: steppedPage,
  }),
  realtime: endpoint({
    ...posting,
    id: 'agentSalary.realtime',
    tellsTime: 'now',
    path: '/wps/relay/AGT_realTimeContractSalary',
    summary: 'The real-time salary: its rate, the running five minutes, and what was paid',
    input: nothing,
    value: realtime,
  }),
  slots: endpoint({
    ...posting,
    id: 'agentSalary.slots',
    path: '/wps/relay/AGT_realTimeContractSalaryRecord',
    summary: 'One page of the five minutes that were paid, latest first, with the totals of the whole range',
    input: z.object({ ...range, ...paging }),
    value: z.object({
      ...pageOf(slotRow).shape,
      /** `slots`: how many five minutes were settled in the range, paid or not. */
      totals: z.optional(z.object({ ...sums, slots: z.number() })),
    }),
  }),
  /** `from`: when the period begins. @throws SALARY_NOT_FOUND */
  members: endpoint({
    ...reading,
    id: 'agentSalary.members',
    path: '/wps/relay/AGT_salaryMembers',
    summary: 'Who bet how much in a day, an hour or five minutes, the largest first',
    input: z.object({ ...period, ...paging }),
    value: pageOf(
      z.object({ accountId: z.string(), account: z.string(), validBet: amount, bets: z.number() }),
    ),
  }),
  /** `from`: when the period begins. Not for days. @throws SALARY_NOT_FOUND */
  bets: endpoint({
    ...reading,
    id: 'agentSalary.bets',
    path: '/wps/relay/AGT_salaryBets',
    summary: 'The single bets of an hour or of five minutes, latest first',
    input: z.object({ ...period, ...paging }),
    value: pageOf(
      z.object({
        betId: z.string(),
        time: z.number(),
        account: z.string(),
        validBet: amount,
        payout: amount,
      }),
    ),
  }),
} as const

export type SalaryStep = z.output<typeof step>
export type SteppedPeriod = z.output<typeof steppedPeriod>
export type SteppedRow = z.output<typeof steppedRow>
export type SteppedSalary = z.output<typeof stepped>
export type RealtimeSalary = z.output<typeof realtime>
export type SlotRow = z.output<typeof slotRow>
