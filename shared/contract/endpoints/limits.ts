import * as z from 'zod/mini'
import { amount, endpoint, nothing } from '../endpoint.ts'

/** What a limit holds back: what is paid in, what is lost in games, and the time played. */
export const limitKinds = ['deposit', 'loss', 'time'] as const
/** Days, weeks and months of the merchant's zone. Weeks begin on Sunday. */
export const limitPeriods = ['day', 'week', 'month'] as const

/** The names of all periods that a player can take a break or exclude themselves for. */
export const pausePeriods = ['hours24', 'days7', 'days30', 'months6', 'year1', 'years5'] as const
/** `break`: no play and no deposits. `exclusion`: no login either. */
export const pauseKinds = ['break', 'exclusion'] as const

/** One limit. Its figures are amounts of money; for the kind `time`, they are minutes. */
const limit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  /** The player's own limit; null if there is none. */
  own: z.nullable(amount),
  /** The operator's limit for everybody; null if there is none. The lower one counts. */
  house: z.nullable(amount),
  /** What counts towards it in the current period; never negative. */
  used: amount,
  /** What is left of the lower one; null if there is no limit. */
  left: z.nullable(amount),
  /** When the current period ends; milliseconds since 1970. */
  resets: z.number(),
  /** A raise or removal (null) that hasn't taken effect yet, and when it will. */
  pending: z.nullable(z.object({ limit: z.nullable(amount), from: z.number() })),
})

/** A choice of how long, with the time it would end if it began now. */
const pauseOption = z.object({ period: z.enum(pausePeriods), until: z.number() })
const pause = z.object({ kind: z.enum(pauseKinds), until: z.number() })

const overview = z.object({
  /** The gateway's time. */
  now: z.number(),
  /** How long a raise or removal waits, in milliseconds. */
  wait: z.number(),
  /** One for each kind and period. */
  limits: z.array(limit),
  /** The reality check: minutes between two, 0 for none, and the choices. */
  check: z.object({ minutes: z.number(), options: z.array(z.number()) }),
  /** The break or exclusion that is under way. */
  pause: z.nullable(pause),
  breaks: z.array(pauseOption),
  exclusions: z.array(pauseOption),
  /** What an exclusion can pay out, and where to, masked; null for nothing. */
  payout: z.optional(z.nullable(z.object({ amount, bankName: z.string(), number: z.string() }))),
})

const playSession = z.object({
  now: z.number(),
  /** The play session under way; null if there is none. It ends after 15 minutes without a bet or launch. */
  session: z.nullable(
    z.object({
      began: z.number(),
      /** Milliseconds. */
      played: z.number(),
      bets: amount,
      /** Payouts minus bets; negative for a loss. Open bets count as lost until they are settled. */
      net: amount,
    }),
  ),
  /** Minutes between two reality checks, 0 for none. */
  minutes: z.number(),
  /** When the next check is due; null if none is. */
  due: z.nullable(z.number()),
})

const ofMember = { auth: 'required', source: 'assumed' } as const
const write = { ...ofMember, method: 'POST', carrier: 'json' } as const
const named = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) }

/** Limits, reality checks and breaks that players set for themselves. */
export const limits = {
  overview: endpoint({
    ...ofMember,
    id: 'limits.overview',
    tellsTime: 'now',
    method: 'GET',
    path: '/wps/relay/RSG_limits',
    carrier: 'query',
    summary: 'All limits with what is used of them, the reality check, and the break under way',
    input: nothing,
    value: overview,
  }),
  /**
   * A first or lower limit applies at once, a raise or removal after `wait`. Refused with LIMIT_AMOUNT_INVALID,
   * LIMIT_TIME_INVALID.
   */
  set: endpoint({
    ...write,
    id: 'limits.set',
    path: '/wps/relay/RSG_setLimit',
    summary: 'Set, change or remove (null) a limit',
    input: z.object({ ...named, limit: z.nullable(z.string()) }),
    value: overview,
  }),
  keep: endpoint({
    ...write,
    id: 'limits.keep',
    path: '/wps/relay/RSG_keepLimit',
    summary: 'Withdraw a raise or removal that is still waiting',
    input: z.object(named),
    value: overview,
  }),
  /** Refused with CHECK_INVALID. */
  setCheck: endpoint({
    ...write,
    id: 'limits.setCheck',
    path: '/wps/relay/RSG_setRealityCheck',
    summary: 'Set how often the reality check appears; 0 for never',
    input: z.object({ minutes: z.number() }),
    value: overview,
  }),
  /**
   * Refused with PAUSE_NOT_LONGER: a break or exclusion can't be shortened. Deposits that weren't paid yet are cancelled.
   * An exclusion ends all sessions. `payOut`: it also pays out the member's own money, and later what open bets win.
   */
  pause: endpoint({
    ...write,
    id: 'limits.pause',
    path: '/wps/relay/RSG_pause',
    summary: 'Take a break, or exclude oneself from play',
    input: z.object({ period: z.enum(pausePeriods), payOut: z.optional(z.boolean()) }),
    value: pause,
  }),
  playSession: endpoint({
    ...ofMember,
    id: 'limits.playSession',
    tellsTime: 'now',
    method: 'GET',
    path: '/wps/relay/RSG_playSession',
    carrier: 'query',
    summary: 'The play session under way: its time, bets and net result, and when the next check is due',
    input: nothing,
    value: playSession,
  }),
  checked: endpoint({
    ...write,
    id: 'limits.checked',
    path: '/wps/relay/RSG_checked',
    summary: 'The player has seen the reality check; the next one is due after the interval',
    input: nothing,
    value: playSession,
  }),
} as const

export type LimitKind = (typeof limitKinds)[number]
export type LimitPeriod = (typeof limitPeriods)[number]
export type PlayLimit = z.output<typeof limit>
export type LimitsOverview = z.output<typeof overview>
export type PausePeriod = (typeof pausePeriods)[number]
export type Pause = z.output<typeof pause>
