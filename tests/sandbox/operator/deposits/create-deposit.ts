import { randomInt } from 'node:crypto'
import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import { siteOrigin } from '../gateway/site-origin.ts'
import type { Member } from '../members/member-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { codesIn } from '../settings/hidden.ts'
import { chooseBonus } from './bonus-offers.ts'
import type { Channel } from './channels.ts'
import { checkDeposit } from './check-deposit.ts'
import { channelOf } from './orders.ts'
import { pesos } from './pesos.ts'

type Request = {
  channelId: string
  amount: string
  bonusId?: string | undefined
  returnUrl?: string | undefined
}

const minute = 60_000

/** Whether a channel takes orders now. */
export const isOpenChannel = ({ settings }: Pick<Sandbox, 'settings'>, { id }: Channel): boolean =>
  !codesIn(settings.values.closedChannels).includes(id)

/**
 * Opens an order and returns its id. It waits for its payment.
 * @throws Refusal
 */
export function createDeposit(sandbox: Sandbox, member: Member, key: string, request: Request): string {
  const { db, clock } = sandbox
  const channel = channelOf(request.channelId)
  if (!channel) throw new Refusal('CHANNEL_GONE')
  if (!isOpenChannel(sandbox, channel)) throw new Refusal('CHANNEL_CLOSED')
  const amount = readDeposit(request.amount, channel)
  checkDeposit(sandbox, member, amount)
  const { fee } = channel
  const bonus =
    request.bonusId === undefined
      ? { id: null, amount: 0, required: 0 }
      : chooseBonus(sandbox, member.id, request.bonusId, { amount, credited: amount - fee, channel })
  const id = newOrderId(clock.now())
  db.run(
    `INSERT INTO deposits (id, account_id, channel, amount, state, idempotency_key, created, fee, bonus, bonus_amount,
       required, return_url, expires)
     VALUES (?, ?, ?, ?, 'created', ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    member.id,
    channel.id,
    amount,
    key,
    clock.now(),
    fee,
    bonus.id,
    bonus.amount,
    bonus.required,
    returnTo(sandbox, request.returnUrl, id),
    clock.now() + channel.validMinutes * minute,
  )
  return id
}

const newOrderId = (now: number): string =>
  `D${now.toString(36)}${randomInt(36 ** 4)
    .toString(36)
    .padStart(4, '0')}`.toUpperCase()

/** The page of the site to return to, which learns the order. Null if the address isn't on the site. */
function returnTo(sandbox: Sandbox, address: string | undefined, orderId: string): string | null {
  if (address === undefined || siteOrigin(sandbox, address) === undefined) return null
  const url = new URL(address)
  url.searchParams.set('order', orderId)
  return url.href
}

/** The amount of an order in minor units. */
function readDeposit(text: string, { min, max }: Channel): number {
  const amount = parseAmount(text)
  // Rejects a third decimal.
  if (amount === undefined || amount !== fromMinor(toMinor(amount))) throw new Refusal('AMOUNT_INVALID')
  const minor = Number(toMinor(amount))
  if (minor < min || minor > max)
    throw new Refusal('AMOUNT_OUT_OF_RANGE', { min: pesos(min), max: pesos(max) })
  return minor
}
