import { sameText, type Text } from '#sandbox/world/texts/language.ts'
import type { PayoutNumberRule } from '#shared/domain/payout-number.ts'

/** A bank or e-wallet that withdrawals can go to. */
export type Bank = {
  readonly id: string
  readonly name: Text
  readonly kind: 'bank' | 'wallet'
  readonly rule: PayoutNumberRule
}

const bank = (id: string, name: string, min: number, max = min): Bank => ({
  id,
  name: sameText(name),
  kind: 'bank',
  rule: { form: 'digits', min, max },
})
const wallet = (id: string, name: string): Bank => ({
  id,
  name: sameText(name),
  kind: 'wallet',
  rule: { form: 'mobile' },
})

export const banks: readonly Bank[] = [
  wallet('gcash', 'GCash'),
  wallet('maya', 'Maya'),
  bank('bdo', 'BDO Unibank', 10, 12),
  bank('bpi', 'BPI', 10),
  bank('metrobank', 'Metrobank', 13),
  bank('landbank', 'LANDBANK', 10),
  bank('unionbank', 'UnionBank', 12),
  bank('pnb', 'PNB', 10, 16),
  bank('securitybank', 'Security Bank', 13),
  bank('rcbc', 'RCBC', 10, 16),
]

export const bankById = (id: string): Bank | undefined => banks.find((other) => other.id === id)

/** An account number as members see it: "0917 ••• ••67", "•••• 4471". */
export const maskNumber = (number: string, kind: Bank['kind']): string =>
  kind === 'wallet' ? `${number.slice(0, 4)} ••• ••${number.slice(-2)}` : `•••• ${number.slice(-4)}`

/** A real name as members see it: "Juan Dela Cruz" → "J••• D••• C•••". */
export const maskHolder = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ')
