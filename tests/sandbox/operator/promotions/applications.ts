import { randomUUID } from 'node:crypto'
import { dayLength, startOfWeek } from '#sandbox/world/market/merchant-zone.ts'
import { remarkLength } from '#shared/domain/constants.ts'
import { pictureLimits } from '#shared/domain/pictures/picture-limits.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { Refusal } from '../gateway/refusal.ts'
import { setPromotionState } from '../members/promotion-states.ts'
import { sendMessage } from '../messages/message-store.ts'
import { madeAt } from '../raffle/times.ts'
import type { Sandbox } from '../sandbox.ts'
import { PictureStore } from '../uploads/picture-store.ts'
import { openPromotions, type PromotionContent } from './promotions.ts'

/** How long the review of an application takes, in ms of the sandbox's clock. */
export const reviewTakes = 60_000

export type ApplicationRow = {
  id: string
  promotionId: string
  state: 'applying' | 'rejected' | 'issued' | 'claimed'
  remark: string
  /** In minor units; null if it brings points. */
  amount: number | null
  /** Null until decided, or if it brings money. */
  points: number | null
  sent: number
  decided: number | null
  claimed: number | null
}

const columns = `id, promotion_id AS promotionId, state, remark, amount, points, sent, decided, claimed`

/** A member's application by its id, by the key it was sent with, or by the key of its claim. */
export const findApplication = (
  { db }: Pick<Sandbox, 'db'>,
  accountId: number,
  column: 'id' | 'request_key' | 'claim_key',
  value: string,
): ApplicationRow | undefined =>
  db.get<ApplicationRow>(
    `SELECT ${columns} FROM promotion_applications WHERE account_id = ? AND ${column} = ?`,
    accountId,
    value,
  )

/** A member's applications for a promotion, latest first. At most fifty. */
export const listApplications = ({ db }: Pick<Sandbox, 'db'>, accountId: number, promotionId: string) =>
  db.all<ApplicationRow>(
    `SELECT ${columns} FROM promotion_applications WHERE account_id = ? AND promotion_id = ?
     ORDER BY sent DESC, id LIMIT 50`,
    accountId,
    promotionId,
  )

/** How many more applications a member may send this week, and when the week ends. Rejected ones don't count. */
export function weekOf({ db, clock }: Pick<Sandbox, 'db' | 'clock'>, accountId: number, promotionId: string) {
  const start = startOfWeek(clock.now())
  const sent =
    db.get<{ count: number }>(
      `SELECT COUNT(*) AS count FROM promotion_applications
       WHERE account_id = ? AND promotion_id = ? AND sent >= ? AND state <> 'rejected'`,
      accountId,
      promotionId,
      start,
    )?.count ?? 0
  const perWeek = applicable({ db, clock }, promotionId)?.apply.perWeek ?? 0
  return { left: Math.max(0, perWeek - sent), ends: start + 7 * dayLength }
}

type Applicable = PromotionContent & { apply: NonNullable<PromotionContent['apply']> }

/** A promotion that can be applied for now. */
const applicable = (
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  promotionId: string,
): Applicable | undefined =>
  openPromotions(clock.now(), madeAt(db)).find(
    (promotion): promotion is ReturnType<typeof openPromotions>[number] & Applicable =>
      promotion.id === promotionId && promotion.apply !== undefined,
  )

type Sent = {
  promotionId: string
  remark: string
  pictures: readonly string[]
  contact?: string | undefined
  requestKey: string
}

/**
 * Stores an application. The same key again returns the stored one.
 * @throws Refusal PROMOTION_CLOSED, REMARK_TOO_LONG, PICTURES_REQUIRED, PICTURE_GONE, CONTACT_REQUIRED,
 * PROMOTION_WEEK_FULL
 */
export function apply(sandbox: Sandbox, accountId: number, input: Sent): ApplicationRow {
  const { db, clock } = sandbox
  if (input.requestKey === '' || input.requestKey.length > 64)
    throw new Refusal('INVALID_INPUT', { field: 'requestKey' })
  const known = findApplication(sandbox, accountId, 'request_key', input.requestKey)
  if (known) return known
  const now = clock.now()
  const promotion = applicable(sandbox, input.promotionId)
  if (!promotion) throw new Refusal('PROMOTION_CLOSED')
  const remark = input.remark.trim()
  if ([...remark].length > remarkLength) throw new Refusal('REMARK_TOO_LONG', { count: remarkLength })
  const pictureIds = [...new Set(input.pictures)]
  const { count } = pictureLimits
  if (pictureIds.length > count || (promotion.apply.pictures && pictureIds.length === 0))
    throw new Refusal('PICTURES_REQUIRED', { count })
  const pictures = new PictureStore(sandbox)
  if (!pictures.areWaiting(pictureIds, accountId)) throw new Refusal('PICTURE_GONE')
  const contact = input.contact?.replaceAll(/[\s()-]/g, '')
  if (promotion.redeemContacts && !/^\+?\d{8,15}$/.test(contact ?? '')) throw new Refusal('CONTACT_REQUIRED')
  if (weekOf(sandbox, accountId, promotion.id).left === 0) throw new Refusal('PROMOTION_WEEK_FULL')
  const id = `PA${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  db.run(
    `INSERT INTO promotion_applications
     (id, account_id, promotion_id, request_key, remark, contact, state, amount, sent)
     VALUES (?, ?, ?, ?, ?, ?, 'applying', ?, ?)`,
    id,
    accountId,
    promotion.id,
    input.requestKey,
    remark,
    contact ?? null,
    promotion.apply.amount ?? null,
    now,
  )
  pictures.claim(pictureIds, `promotion:${id}`)
  setPromotionState(db, { accountId, promotionId: promotion.id, now }, 'applying')
  return stored(findApplication(sandbox, accountId, 'id', id))
}

/** Decides the applications whose review is over. Those halfway through are in process. */
export function settleApplications(
  { db, clock, settings }: Pick<Sandbox, 'db' | 'clock' | 'settings'>,
  accountId: number,
): void {
  const due = db.all<{ id: string; promotionId: string; sent: number }>(
    `SELECT id, promotion_id AS promotionId, sent FROM promotion_applications
     WHERE account_id = ? AND state = 'applying' AND sent <= ?`,
    accountId,
    clock.now() - reviewTakes,
  )
  const looked = db.all<{ promotionId: string; sent: number }>(
    `SELECT promotion_id AS promotionId, sent FROM promotion_applications
     WHERE account_id = ? AND state = 'applying' AND sent <= ? AND sent > ?`,
    accountId,
    clock.now() - reviewTakes / 2,
    clock.now() - reviewTakes,
  )
  for (const { promotionId, sent } of looked)
    setPromotionState(db, { accountId, promotionId, now: sent + reviewTakes / 2 }, 'process')
  for (const { id, promotionId, sent } of due) {
    const promotion = openPromotions(sent, madeAt(db)).find((one) => one.id === promotionId)
    const state = settings.values.promotionReview === 'reject' ? 'rejected' : 'issued'
    const upTo = promotion?.apply?.pointsUpTo
    db.run(
      'UPDATE promotion_applications SET state = ?, points = ?, decided = ? WHERE id = ?',
      state,
      state === 'issued' && upTo !== undefined ? spin(id, upTo) : null,
      sent + reviewTakes,
      id,
    )
    setPromotionState(db, { accountId, promotionId, now: sent + reviewTakes }, state)
    if (promotion)
      sendMessage(
        { db, clock },
        accountId,
        state === 'issued' ? 'applicationAccepted' : 'applicationRejected',
        { promotion: promotion.title },
      )
  }
}

/** The wheel's points for an application: 1,000 or a multiple, up to the most. Fixed by the application's id. */
function spin(id: string, upTo: number): number {
  const number = Number.parseInt(id.slice(-6), 16)
  return (1 + (number % (upTo / 1000))) * 1000
}

/**
 * Pays out an accepted application: money as a bonus, or points.
 * @throws Refusal CLAIM_GONE if there is nothing to claim.
 */
export function claim(sandbox: Sandbox, accountId: number, id: string, key: string): ApplicationRow {
  const { db, clock } = sandbox
  const row = findApplication(sandbox, accountId, 'id', id)
  const promotion = openPromotions(row?.sent ?? 0, madeAt(db)).find((one) => one.id === row?.promotionId)
  if (!promotion || row?.state !== 'issued') throw new Refusal('CLAIM_GONE')
  const { amount, points } = row
  if (amount !== null)
    grantBonus(sandbox, accountId, {
      id,
      kind: 'bonus',
      title: promotion.title,
      amount,
      required: amount * (promotion.apply?.turnover ?? 0),
    })
  if (points !== null)
    db.run(
      "INSERT INTO point_entries (account_id, kind, points, created) VALUES (?, 'promotion', ?, ?)",
      accountId,
      points,
      clock.now(),
    )
  db.run(
    "UPDATE promotion_applications SET state = 'claimed', claimed = ?, claim_key = ? WHERE id = ?",
    clock.now(),
    key,
    id,
  )
  setPromotionState(db, { accountId, promotionId: promotion.id, now: clock.now() }, 'claimed')
  return stored(findApplication(sandbox, accountId, 'id', id))
}

function stored(row: ApplicationRow | undefined): ApplicationRow {
  if (!row) throw new Error('an application was written and isn’t there')
  return row
}
