import { mainWallet } from '#shared/contract/endpoints/wallets.ts'
import { type Amount, fromMinor } from '#shared/domain/money.ts'
import { vendorPath } from '../pictures/picture-paths.ts'
import type { Sandbox } from '../sandbox.ts'
import { isVendorHidden } from '../settings/hidden.ts'
import { fundedWallets } from './funded-wallets.ts'
import { walletBalance } from './wallet.ts'

type MemberWallet = {
  vassalage: string
  displayName: string
  balance: Amount
  icon?: string
  isHot?: boolean
  open?: boolean
}

/**
 * A member's wallets if the merchant has several: the main one, which deposits go to, and one for each vendor. A
 * hidden vendor's is only listed while it holds money.
 */
export function memberWallets(sandbox: Sandbox, accountId: number): MemberWallet[] {
  const { db, settings } = sandbox
  const main = fromMinor(walletBalance(sandbox, accountId))
  const funds = new Map(fundedWallets(db, accountId).map(({ kind, balance }) => [kind, balance]))
  const vendors = db.all<{ code: string; name: string; hot: number }>(
    'SELECT code, name, hot FROM world.vendors ORDER BY position',
  )
  const own = vendors.flatMap(({ code, name, hot }) => {
    const balance = funds.get(`wallet:${code}`) ?? 0
    const open = !isVendorHidden(settings.values, code)
    if (!open && balance === 0) return []
    const icon = vendorPath(code)
    return [{ vassalage: code, displayName: name, balance: fromMinor(balance), icon, isHot: hot === 1, open }]
  })
  return [{ vassalage: mainWallet, displayName: 'Main', balance: main }, ...own]
}
