import { readLanguage } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import type { PointOrder } from '#shared/contract/endpoints/points.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { roleOf } from '#shared/domain/roles.ts'
import type { Call, Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { refuseLogin } from '../members/may-play.ts'
import type { Sandbox } from '../sandbox.ts'
import { convertAmount, convertMinimum, convertPoints, mostPerOrder } from './order-rules.ts'
import { findOrder, listOrders, writtenOrder } from './order-store.ts'
import { pointItems } from './point-items.ts'
import { betsPerPoint, pointBalance } from './points.ts'
import { convertToMoney, isChecked, redeemItem } from './spend-points.ts'

type ItemRow = {
  id: number
  points: number
  amount: number | null
  worth: number | null
  quantity: number
  available: number
  open: number
}

const orNull = (minor: number | null) => (minor === null ? null : fromMinor(minor))

/** The points mall. */
export function pointHandlers(sandbox: Sandbox): Handlers<typeof contract.points> {
  const { db, checkTokens } = sandbox

  /** Checks who spends points, and the proof of the password-check relay. */
  const admit = ({ member, session, input }: Call<{ checkToken: string }>) => {
    if (roleOf(member.type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
    refuseLogin(sandbox, member)
    if (!checkTokens.redeem(input.checkToken, session.hash, 'points')) throw new Refusal('CHECK_REQUIRED')
  }
  const outcome =
    (kind: PointOrder['kind']) =>
    ({ member, input, language }: Call<{ idempotencyKey?: string | undefined }>) => {
      const order = findOrder(sandbox, member.id, input.idempotencyKey ?? '', kind)
      return { order: order ? writtenOrder(order, language) : null }
    }

  return {
    items: ({ input }) => {
      const language = readLanguage(input.language)
      return {
        list: db.all<ItemRow>('SELECT * FROM point_items ORDER BY id').flatMap((row) => {
          const content = pointItems.find(({ id }) => id === row.id)
          if (!content) return []
          const status = row.open === 0 ? 'closed' : row.available === 0 ? 'soldOut' : 'open'
          return {
            itemId: row.id,
            name: content.name[language],
            kind: content.kind,
            points: row.points,
            amount: orNull(row.amount),
            worth: orNull(row.worth),
            quantity: row.quantity,
            availableQuantity: row.available,
            status,
            mostPerOrder,
            checked: isChecked(row),
          }
        }),
        betsPerPoint: fromMinor(betsPerPoint),
      }
    },
    balance: ({ member }) => ({ points: pointBalance(db, member.id) }),
    redeem: (call) => {
      admit(call)
      const { member, input, idempotencyKey, language } = call
      return writtenOrder(redeemItem(sandbox, member.id, idempotencyKey, input), language)
    },
    redeemOutcome: outcome('item'),
    convertRule: () => ({
      points: convertPoints,
      amount: fromMinor(convertAmount),
      minimum: convertMinimum,
    }),
    convert: (call) => {
      admit(call)
      const { member, input, idempotencyKey, language } = call
      return writtenOrder(convertToMoney(sandbox, member.id, idempotencyKey, input.points), language)
    },
    convertOutcome: outcome('money'),
    orders: ({ member, input }) => {
      const { list, ...page } = listOrders(sandbox, member.id, input)
      const language = readLanguage(input.language)
      return { ...page, list: list.map((row) => writtenOrder(row, language)) }
    },
  }
}
