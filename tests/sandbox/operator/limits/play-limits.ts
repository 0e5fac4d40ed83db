import {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
} from '#shared/contract/endpoints/limits.ts'
import { parseAmount, toMinor } from '#shared/domain/money.ts'
import type { Sandbox } from '../sandbox.ts'
import { periodAt } from './periods.ts'
import { depositedSince, lostSince } from './play-money.ts'
import { playedSince } from './play-time.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'settings'>

/** How long a raise or removal waits, in ms. */
export const raiseWait = 24 * 3_600_000

export type OwnLimit = {
  /** In minor units; for the kind `time`, in ms. */
  amount: number | null
  pending: { amount: number | null; from: number } | null
}

/** A limit and its use in the current period. In minor units; for the kind `time`, in ms. */
export type LimitUse = OwnLimit & {
  kind: LimitKind
  period: LimitPeriod
  house: number | null
  /** The lower of the own and the house limit. */
  lowest: number | null
  used: number
  resets: number
}

/** A player's own limit as of now: a change whose time has come has taken effect. */
export function ownLimit(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  accountId: number,
  kind: LimitKind,
  period: LimitPeriod,
): OwnLimit {
  const row = db.get<{ amount: number | null; pending: number | null; from: number | null }>(
    `SELECT amount, pending, pending_from AS "from" FROM play_limits
     WHERE account_id = ? AND kind = ? AND period = ?`,
    accountId,
    kind,
    period,
  )
  if (!row) return { amount: null, pending: null }
  if (row.from === null) return { amount: row.amount, pending: null }
  if (row.from <= clock.now()) return { amount: row.pending, pending: null }
  return { amount: row.amount, pending: { amount: row.pending, from: row.from } }
}

/** Sets a limit, or removes it (null). A first or lower one applies at once, a raise or removal waits. */
export function setLimit(
  parts: Pick<Parts, 'db' | 'clock'>,
  accountId: number,
  kind: LimitKind,
  period: LimitPeriod,
  wanted: number | null,
): void {
  const { amount, pending } = ownLimit(parts, accountId, kind, period)
  const raises = amount !== null && (wanted === null || wanted > amount)
  // Asking for the same raise again doesn't start its wait anew.
  if (raises && pending && pending.amount === wanted) return
  const next: OwnLimit = raises
    ? { amount, pending: { amount: wanted, from: parts.clock.now() + raiseWait } }
    : { amount: wanted, pending: null }
  write(parts, accountId, kind, period, next)
}

/** Withdraws a raise or removal that is still waiting. */
export function keepLimit(
  parts: Pick<Parts, 'db' | 'clock'>,
  accountId: number,
  kind: LimitKind,
  period: LimitPeriod,
): void {
  const { amount } = ownLimit(parts, accountId, kind, period)
  write(parts, accountId, kind, period, { amount, pending: null })
}

function write(
  { db }: Pick<Parts, 'db'>,
  accountId: number,
  kind: LimitKind,
  period: LimitPeriod,
  { amount, pending }: OwnLimit,
): void {
  db.run(
    'INSERT OR REPLACE INTO play_limits VALUES (?, ?, ?, ?, ?, ?)',
    accountId,
    kind,
    period,
    amount,
    pending?.amount ?? null,
    pending?.from ?? null,
  )
}

const used = { deposit: depositedSince, loss: lostSince, time: playedSince } as const

/** The operator's limit per day for everybody. */
function houseLimit({ settings }: Pick<Parts, 'settings'>, kind: LimitKind): number | null {
  const { houseDepositLimit, houseLossLimit, houseTimeLimit } = settings.values
  const text = { deposit: houseDepositLimit, loss: houseLossLimit, time: houseTimeLimit }[kind]
  const amount = parseAmount(text)
  if (amount === undefined) return null
  return kind === 'time' ? Math.round(Number(amount) * 60_000) : Number(toMinor(amount))
}

/** The limits of one kind that apply to an account, or all nine with `every`. `except`: an order that isn't counted. */
export function limitsOf(
  parts: Parts,
  accountId: number,
  kind: LimitKind,
  { every = false, except }: { every?: boolean; except?: string | undefined } = {},
): LimitUse[] {
  return limitPeriods.flatMap((period) => {
    const own = ownLimit(parts, accountId, kind, period)
    const house = period === 'day' ? houseLimit(parts, kind) : null
    const set = [own.amount, house].filter((amount) => amount !== null)
    if (set.length === 0 && !every) return []
    const { from, to } = periodAt(period, parts.clock.now())
    return {
      ...own,
      kind,
      period,
      house,
      lowest: set.length === 0 ? null : Math.min(...set),
      used: used[kind](parts, accountId, from, except),
      resets: to,
    }
  })
}

/** Every limit, set or not, with what is used. */
export const allLimits = (parts: Parts, accountId: number): LimitUse[] =>
  limitKinds.flatMap((kind) => limitsOf(parts, accountId, kind, { every: true }))
