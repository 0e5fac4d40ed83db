import { dayLength, isoDay, startOfDay, startOfWeek } from '#sandbox/world/market/merchant-zone.ts'
import type { Member } from '../members/member-store.ts'
import type { Sandbox } from '../sandbox.ts'
import type { DueCredit } from '../voids/take-back.ts'
import { playBetween } from './play-sums.ts'
import * as rules from './rules.ts'

type Kind = 'welcome' | 'checkin' | 'cashback' | 'vip' | 'milestone'

/** A reward of an account. Amounts in minor units, times in ms. */
export type RewardRow = {
  /** Unique within its account. Ends with the day, week or step that it belongs to. */
  id: string
  kind: Kind
  amount: number
  required: number
  /** When it expires, exclusive; null if it doesn't. */
  until: number | null
  basis?: number
  goal?: number
  /** Hundredths of a percent. */
  share?: number
  day?: number
  from?: number
  to?: number
}

type Parts = Pick<Sandbox, 'db' | 'clock'>
type Owner = Pick<Member, 'id' | 'created' | 'level'>

/** Id of a reward in the bonus records, where ids are unique over all accounts. */
export const rewardOrder = (accountId: number, rewardId: string): string => `R${accountId}-${rewardId}`

const isClaimed = ({ db }: Pick<Sandbox, 'db'>, accountId: number, rewardId: string): boolean =>
  db.get('SELECT 1 FROM bonuses WHERE id = ?', rewardOrder(accountId, rewardId)) !== undefined

/** Whether an id names one of this account's rewards that has been claimed. */
export const wasClaimed = isClaimed

/** What an account can claim now, and what is on its way. */
export function rewardsOf(parts: Parts, owner: Owner): { ready: RewardRow[]; soon: RewardRow[] } {
  const cashbacks = cashback(parts, owner)
  const steps = milestones(parts, owner)
  const ready = [...welcome(parts, owner), checkin(parts, owner), ...cashbacks.ready, ...vip(parts, owner)]
  return {
    ready: [...ready, ...steps.ready].filter(({ id }) => !isClaimed(parts, owner.id, id)),
    soon: [...cashbacks.soon, ...steps.soon],
  }
}

function welcome({ clock }: Parts, { created }: Owner): RewardRow[] {
  const { amount, times, lasts } = rules.welcome
  const until = created + lasts
  if (clock.now() >= until) return []
  return [{ id: 'welcome', kind: 'welcome', amount, required: amount * times, until }]
}

/** Grows with each day in a row on which it was claimed. */
function checkin(parts: Parts, { id: accountId }: Owner): RewardRow {
  const { amounts, times } = rules.checkin
  const today = startOfDay(parts.clock.now())
  const idOf = (day: number) => `checkin-${isoDay(day)}`
  let before = 0
  while (before < amounts.length - 1 && isClaimed(parts, accountId, idOf(today - (before + 1) * dayLength)))
    before += 1
  const amount = amounts[before] ?? amounts[0]
  return {
    id: idOf(today),
    kind: 'checkin',
    amount,
    required: amount * times,
    until: today + dayLength,
    day: before + 1,
  }
}

/** A share of last week's net loss to claim, and of this week's so far. */
function cashback({ db, clock }: Parts, { id, level }: Owner) {
  const { least, times } = rules.cashback
  const share = rules.cashback.share[rules.levelOf(level) ?? 'none']
  const thisWeek = startOfWeek(clock.now())
  const of = (from: number, end: number): RewardRow[] => {
    const { loss, amount } = cashbackOf(db, id, share, from, end)
    if (amount < least) return []
    const reward = {
      id: `cashback-${isoDay(from)}`,
      kind: 'cashback',
      amount,
      required: amount * times,
    } as const
    return [{ ...reward, until: from + 14 * dayLength, basis: loss, share, from, to: end }]
  }
  return {
    ready: of(thisWeek - 7 * dayLength, thisWeek),
    soon: of(thisWeek, thisWeek + 7 * dayLength),
  }
}

/** A week's loss and the share of it. */
function cashbackOf(db: Sandbox['db'], id: number, share: number, from: number, end: number) {
  const { bet, win } = playBetween(db, id, from, end)
  const loss = Math.max(0, bet - win)
  return { loss, amount: Number((BigInt(loss) * BigInt(share)) / 10_000n) }
}

/** The rewards that were claimed for a round among others, and what is due of them for the bets as they stand. */
export function dueRewards(
  { db, clock, members }: Parts & Pick<Sandbox, 'members'>,
  { accountId, decided }: { accountId: number; decided: number },
): DueCredit[] {
  const week = startOfWeek(decided)
  const { bet } = playBetween(db, accountId, 0, clock.now() + 1)
  const { least, share } = rules.cashback
  const { amount } = cashbackOf(
    db,
    accountId,
    share[rules.levelOf(members.byId(accountId)?.level ?? null) ?? 'none'],
    week,
    week + 7 * dayLength,
  )
  const due = [
    { id: `cashback-${isoDay(week)}`, due: amount < least ? 0 : amount },
    ...rules.milestones.map((step) => ({
      id: milestoneId(step.bets),
      due: bet >= step.bets ? step.amount : 0,
    })),
  ]
  return due.flatMap((reward): DueCredit[] => {
    const id = rewardOrder(accountId, reward.id)
    const paid = db.get<{ amount: number }>('SELECT amount FROM bonuses WHERE id = ?', id)?.amount
    return paid === undefined ? [] : [{ id, kind: 'reward', paid, due: reward.due }]
  })
}

const milestoneId = (bets: number): string => `milestone-${bets / 100}`

function vip({ clock }: Parts, { level }: Owner): RewardRow[] {
  const held = rules.levelOf(level)
  if (!held) return []
  const week = startOfWeek(clock.now())
  const amount = rules.vip.amount[held]
  const reward = {
    id: `vip-${isoDay(week)}`,
    kind: 'vip',
    amount,
    required: amount * rules.vip.times,
  } as const
  return [{ ...reward, until: week + 7 * dayLength }]
}

/** The steps that the account's valid bets have reached, and the next one. */
function milestones({ db, clock }: Parts, { id }: Owner) {
  const { bet } = playBetween(db, id, 0, clock.now() + 1)
  const rows = rules.milestones.map(
    ({ bets, amount }): RewardRow => ({
      id: milestoneId(bets),
      kind: 'milestone',
      amount,
      required: amount * rules.milestoneTimes,
      until: null,
      basis: bet,
      goal: bets,
    }),
  )
  const next = rows.findIndex(({ goal = 0 }) => goal > bet)
  return { ready: next < 0 ? rows : rows.slice(0, next), soon: next < 0 ? [] : rows.slice(next, next + 1) }
}

const dated = /^(checkin|cashback|vip)-(\d{4}-\d{2}-\d{2})$/

/** Whether an id names a reward of the past that can no longer be claimed. */
export function hasExpired({ clock }: Pick<Sandbox, 'clock'>, owner: Owner, rewardId: string): boolean {
  if (rewardId === 'welcome') return clock.now() >= owner.created + rules.welcome.lasts
  const [, kind, day] = dated.exec(rewardId) ?? []
  if (!kind || !day) return false
  const begun = Date.parse(`${day}T00:00:00+08:00`)
  const lasts = { checkin: 1, vip: 7, cashback: 14 }[kind] ?? 0
  return clock.now() >= begun + lasts * dayLength
}
