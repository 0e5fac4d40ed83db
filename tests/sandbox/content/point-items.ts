import type { Text } from '../gateway/language.ts'

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

const text = (EN: string, TY: string): Text => ({ EN, TY })

type Row = readonly [
  kind: PointItemContent['kind'],
  name: Text,
  points: number,
  stock: readonly [available: number, quantity: number],
  rest?: Partial<Pick<PointItemContent, 'amount' | 'worth' | 'open'>>,
]

const rows: readonly Row[] = [
  ['bonus', text('₱50 bonus', '₱50 na bonus'), 2500, [812, 1000], { worth: 50_00 }],
  ['bonus', text('₱500 bonus', '₱500 na bonus'), 22_000, [64, 100], { worth: 500_00 }],
  ['spins', text('20 free spins', '20 free spins'), 4800, [240, 300]],
  ['load', text('Load, any network, ₱100', 'Load, kahit anong network, ₱100'), 5600, [118, 200]],
  ['meal', text('Merienda voucher, ₱250', 'Merienda voucher, ₱250'), 13_000, [0, 150]],
  ['sound', text('Wireless earphones', 'Wireless na earphones'), 48_000, [23, 40], { amount: 199_00 }],
  ['power', text('Power bank, 10,000 mAh', 'Power bank, 10,000 mAh'), 39_500, [31, 60], { amount: 99_00 }],
  ['phone', text('Phone, 128 GB', 'Phone, 128 GB'), 620_000, [2, 5], { amount: 1_500_00 }],
  ['bonus', text('₱5,000 bonus', '₱5,000 na bonus'), 205_000, [9, 20], { worth: 5000_00 }],
  ['thing', text('Palaro cap', 'Palaro na sombrero'), 9000, [76, 120], { open: false }],
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
