import type { contract } from '#shared/contract/endpoints/index.ts'
import { mainWallet } from '#shared/contract/endpoints/wallets.ts'
import { roleOf } from '#shared/domain/roles.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { fundedWallets } from '../ledger/funded-wallets.ts'
import type { WalletKind } from '../ledger/ledger.ts'
import { pesos, readTyped } from '../ledger/typed-amount.ts'
import { refuseClosed } from '../members/may-play.ts'
import type { Member } from '../members/member-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { isVendorHidden } from '../settings/hidden.ts'
import { addOrder, findOrder, toRecall, toTransfer } from './wallet-orders.ts'

/** Transfers between a member's own wallets. */
export function walletHandlers(sandbox: Sandbox): Handlers<typeof contract.wallets> {
  const { db, ledger, clock, settings } = sandbox

  const admit = (member: Member) => {
    if (roleOf(member.type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
    if (settings.values.singleWallet) throw new Refusal('WALLET_SINGLE')
  }
  const walletFor = (code: string): { kind: WalletKind; name: string } => {
    if (code === mainWallet) return { kind: 'wallet', name: 'Main' }
    const vendor = db.get<{ name: string }>('SELECT name FROM world.vendors WHERE code = ?', code)
    if (!vendor) throw new Refusal('WALLET_UNKNOWN')
    return { kind: `wallet:${code}`, name: vendor.name }
  }
  const refuseFull = (balance: number) => {
    if (balance > largestBalance) throw new Refusal('WALLET_FULL')
  }

  return {
    transfer: ({ member, input, idempotencyKey }) => {
      admit(member)
      const [from, to] = [walletFor(input.from), walletFor(input.to)]
      if (from.kind === to.kind) throw new Refusal('WALLET_SAME')
      if (to.kind !== 'wallet') {
        // Money may always leave a vendor; moving it in is the first step of playing.
        refuseClosed(sandbox, member)
        if (isVendorHidden(settings.values, input.to)) throw new Refusal('WALLET_CLOSED', { name: to.name })
      }
      const amount = readTyped(input.amount)
      const balance = ledger.balance(from.kind, member.id)
      if (balance < amount) throw new Refusal('WALLET_SHORT', { balance: pesos(balance) })
      refuseFull(ledger.balance(to.kind, member.id) + amount)
      const order = addOrder(db, member.id, 'transfer', {
        source: input.from,
        target: input.to,
        amount,
        key: idempotencyKey,
        now: clock.now(),
      })
      ledger.post('transfer', order.orderId, order.created, [
        { kind: from.kind, owner: member.id, amount: -amount },
        { kind: to.kind, owner: member.id, amount },
      ])
      return toTransfer(order)
    },
    transferOrder: ({ member, input }) => {
      const order = findOrder(db, member.id, 'transfer', input.idempotencyKey ?? '')
      return { order: order ? toTransfer(order) : null }
    },
    recall: ({ member, idempotencyKey }) => {
      admit(member)
      const funded = fundedWallets(db, member.id)
      const amount = funded.reduce((sum, { balance }) => sum + balance, 0)
      if (amount === 0) throw new Refusal('WALLET_EMPTY')
      refuseFull(ledger.balance('wallet', member.id) + amount)
      const order = addOrder(db, member.id, 'recall', {
        target: mainWallet,
        amount,
        key: idempotencyKey,
        now: clock.now(),
      })
      ledger.post('transfer', order.orderId, order.created, [
        { kind: 'wallet', owner: member.id, amount },
        ...funded.map(({ kind, balance }) => ({ kind, owner: member.id, amount: -balance })),
      ])
      return toRecall(db, order)
    },
    recallOrder: ({ member, input }) => {
      const order = findOrder(db, member.id, 'recall', input.idempotencyKey ?? '')
      return { order: order ? toRecall(db, order) : null }
    },
  }
}
