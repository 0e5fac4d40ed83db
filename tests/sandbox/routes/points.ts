import type { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { pointItems } from '../content/point-items.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { readLanguage } from '../gateway/language.ts'
import { betsPerPoint, pointBalance } from '../points/points.ts'
import type { Sandbox } from '../sandbox.ts'

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
export const pointHandlers = ({ db }: Sandbox): Handlers<typeof contract.points> => ({
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
        }
      }),
      betsPerPoint: fromMinor(betsPerPoint),
    }
  },
  balance: ({ member }) => ({ points: pointBalance(db, member.id) }),
})
