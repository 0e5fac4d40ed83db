import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { mainWallet } from '#shared/contract/endpoints/wallets.ts'
import { type Amount, addAmounts, compareAmounts } from '#shared/domain/money.ts'
import { readSearch, searchable } from '#shared/domain/typed-text.ts'

const nothing = addAmounts()

/** Whether a wallet holds money. */
export const isFunded = ({ balance }: Pick<Wallet, 'balance'>): boolean =>
  compareAmounts(balance, nothing) > 0

/** The wallets as the page shows them: the main one's balance, the vendors', and the sums. */
export function readWallets(wallets: readonly Wallet[]) {
  const vendors = wallets.filter(({ vassalage }) => vassalage !== mainWallet)
  const main = wallets.find(({ vassalage }) => vassalage === mainWallet)?.balance ?? nothing
  const withVendors = addAmounts(...vendors.map(({ balance }) => balance))
  return { main, vendors, withVendors, total: addAmounts(main, withVendors) }
}

/** Lower comes first: with money, then the large vendors, then the rest. */
const rank = (wallet: Wallet): number => (isFunded(wallet) ? 0 : wallet.isHot ? 1 : 2)

/**
 * The vendors' wallets that are listed: those that match what was typed; if nothing was, those with money and the
 * large ones, or all.
 */
export function listWallets(vendors: readonly Wallet[], typed: string, all: boolean): Wallet[] {
  const wanted = readSearch(typed)
  const listed = vendors.filter((wallet) =>
    wanted === '' ? all || rank(wallet) < 2 : searchable(wallet.displayName).includes(wanted),
  )
  return listed.toSorted((a, b) => rank(a) - rank(b))
}

/** The balance of a wallet, by its code. */
export const balanceOf = (wallets: readonly Wallet[], code: string): Amount =>
  wallets.find(({ vassalage }) => vassalage === code)?.balance ?? nothing
