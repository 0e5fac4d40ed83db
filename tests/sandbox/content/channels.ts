/** A deposit channel. Limits and presets in minor units. */
export type Channel = {
  readonly id: string
  readonly name: string
  readonly kind: 'wallet' | 'qr' | 'bank'
  readonly min: number
  readonly max: number
  readonly presets: readonly number[]
}

const pesos = (...amounts: number[]): number[] => amounts.map((amount) => amount * 100)

export const channels: readonly Channel[] = [
  {
    id: 'gcash',
    name: 'GCash',
    kind: 'wallet',
    min: 50_00,
    max: 50_000_00,
    presets: pesos(100, 500, 1000, 5000, 10_000),
  },
  {
    id: 'maya',
    name: 'Maya',
    kind: 'wallet',
    min: 50_00,
    max: 50_000_00,
    presets: pesos(100, 500, 1000, 5000, 10_000),
  },
  {
    id: 'qrph',
    name: 'QR Ph',
    kind: 'qr',
    min: 100_00,
    max: 100_000_00,
    presets: pesos(500, 1000, 5000, 20_000),
  },
  {
    id: 'bank',
    name: 'Bank transfer',
    kind: 'bank',
    min: 500_00,
    max: 500_000_00,
    presets: pesos(1000, 5000, 20_000, 50_000),
  },
]
