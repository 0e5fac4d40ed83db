import { type AmountFault, checkAmount, writeTypedAmount } from '#lib/forms/amount.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { mainWallet, type wallets } from '#shared/contract/endpoints/wallets.ts'
import { type Amount, parseAmount } from '#shared/domain/money.ts'
import { isFunded } from './wallet-rows.ts'

type Transfer = InputOf<typeof wallets.transfer>

/** What is typed in the form: money goes in to a vendor's wallet, or out of it. The other side is the main wallet. */
export type MoveValues = { vendor: string; direction: 'in' | 'out'; amount: string }

/** The two wallets of a transfer, by code. */
export const sidesOf = ({ vendor, direction }: Pick<MoveValues, 'vendor' | 'direction'>) =>
  direction === 'in' ? { from: mainWallet, to: vendor } : { from: vendor, to: mainWallet }

/** The form filled with a request that was sent before. */
export function valuesOf({ from, to, amount }: Transfer): MoveValues {
  const typed = parseAmount(amount)
  const rest = { amount: typed ? writeTypedAmount(typed) : '' }
  return from === mainWallet
    ? { vendor: to, direction: 'in', ...rest }
    : { vendor: from, direction: 'out', ...rest }
}

/** The form at first: out of a vendor that holds money, otherwise into the first vendor. */
export function firstValues(vendors: readonly Wallet[]): MoveValues {
  const funded = vendors.find(isFunded)
  const open = vendors.find((wallet) => wallet.isHot && wallet.open !== false) ?? vendors[0]
  return { vendor: (funded ?? open)?.vassalage ?? '', direction: funded ? 'out' : 'in', amount: '' }
}

const smallest = parseAmount('0.01')

/** Why an amount can't be moved out of a wallet with this balance. */
export function checkMove(amount: string, balance: Amount): AmountFault | { kind: 'empty' } | undefined {
  if (!isFunded({ balance })) return { kind: 'empty' }
  return checkAmount(amount, { min: smallest ?? balance, max: balance })
}
