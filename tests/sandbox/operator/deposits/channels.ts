import { sameText, type Text } from '#sandbox/world/texts/language.ts'
import { texts } from './texts.ts'

/** A deposit channel. Limits, presets and fee in minor units. */
export type Channel = {
  readonly id: string
  readonly name: Text
  readonly kind: 'wallet' | 'qr' | 'bank' | 'counter'
  readonly min: number
  readonly max: number
  readonly presets: readonly number[]
  /** Taken from each deposit. */
  readonly fee: number
  /** Minutes for which an order can be paid. */
  readonly validMinutes: number
}

const pesos = (...amounts: number[]): number[] => amounts.map((amount) => amount * 100)

export const channels: readonly Channel[] = [
  {
    id: 'gcash',
    name: sameText('GCash'),
    kind: 'wallet',
    min: 50_00,
    max: 50_000_00,
    presets: pesos(100, 300, 500, 1000, 2000, 5000),
    fee: 0,
    validMinutes: 15,
  },
  {
    id: 'maya',
    name: sameText('Maya'),
    kind: 'wallet',
    min: 50_00,
    max: 50_000_00,
    presets: pesos(100, 300, 500, 1000, 2000, 5000),
    fee: 0,
    validMinutes: 15,
  },
  {
    id: 'qrph',
    name: sameText('QR Ph'),
    kind: 'qr',
    min: 100_00,
    max: 100_000_00,
    presets: pesos(500, 1000, 2000, 5000, 10_000, 20_000),
    fee: 0,
    validMinutes: 15,
  },
  {
    id: 'bank',
    name: texts.channels.bank.name,
    kind: 'bank',
    min: 500_00,
    max: 500_000_00,
    presets: pesos(1000, 2000, 5000, 10_000, 20_000, 50_000),
    fee: 0,
    validMinutes: 120,
  },
  {
    id: 'counter',
    name: texts.channels.counter.name,
    kind: 'counter',
    min: 100_00,
    max: 20_000_00,
    presets: pesos(200, 500, 1000, 2000, 5000, 10_000),
    fee: 15_00,
    validMinutes: 24 * 60,
  },
]
