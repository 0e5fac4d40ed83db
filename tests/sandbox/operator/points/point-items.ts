import { fillText, type Text } from '#sandbox/world/texts/language.ts'
import { texts } from './texts.ts'

/** An item of the points mall in a new sandbox. Its stock is then kept in the database. Money in minor units. */
export type PointItemContent = {
  readonly id: number
  readonly kind: 'bonus' | 'spins' | 'load' | 'meal' | 'sound' | 'power' | 'phone' | 'thing'
  readonly name: Text
  readonly points: number
  readonly amount: number | null
  readonly worth: number | null
  readonly quantity: number
  readonly available: number
  readonly open: boolean
}

type Row = readonly [
  kind: PointItemContent['kind'],
  name: Text,
  points: number,
  stock: readonly [available: number, quantity: number],
  rest?: Partial<Pick<PointItemContent, 'amount' | 'worth' | 'open'>>,
]

const bonus = (amount: string): Text => fillText(texts.bonus, { amount })

const rows: readonly Row[] = [
  ['bonus', bonus('₱50'), 2500, [812, 1000], { worth: 50_00 }],
  ['bonus', bonus('₱500'), 22_000, [64, 100], { worth: 500_00 }],
  ['spins', texts.pointItems.spins, 4800, [240, 300]],
  ['load', texts.pointItems.load, 5600, [118, 200]],
  ['meal', texts.pointItems.meal, 13_000, [0, 150]],
  ['sound', texts.pointItems.sound, 48_000, [23, 40], { amount: 199_00 }],
  ['power', texts.pointItems.power, 39_500, [31, 60], { amount: 99_00 }],
  ['phone', texts.pointItems.phone, 620_000, [2, 5], { amount: 1_500_00 }],
  ['bonus', bonus('₱5,000'), 205_000, [9, 20], { worth: 5000_00 }],
  ['thing', texts.pointItems.thing, 9000, [76, 120], { open: false }],
]

export const pointItems: readonly PointItemContent[] = rows.map(
  ([kind, name, points, [available, quantity], rest], index) => ({
    id: 301 + index,
    kind,
    name,
    points,
    available,
    quantity,
    amount: null,
    worth: null,
    open: true,
    ...rest,
  }),
)
