import type * as z from 'zod/mini'
import { readLanguage, type ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { groupOf } from '#shared/domain/entry-kinds.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { walletBalance } from '../ledger/wallet.ts'
import type { BetSums } from '../records/bets.ts'
import type { Sandbox } from '../sandbox.ts'
import { findEntry, listEntries } from './entries.ts'
import type { EntryRow } from './entry-row.ts'
import { entryTitle } from './entry-title.ts'
import { profitOf } from './profit.ts'

type WireEntry = z.input<typeof contract.statements.entry.value>['entry']

/** A member's account record, and profit and loss. */
export const statementHandlers = (sandbox: Sandbox): Handlers<typeof contract.statements> => ({
  entries: ({ member, input }) => {
    // Books what is due, so that the latest entry's balance is the balance shown elsewhere.
    walletBalance(sandbox, member.id)
    const { list, totals, totalPages, wallets } = listEntries(sandbox.db, member.id, input)
    const language = readLanguage(input.language)
    return {
      list: list.map((row) => toEntry(row, language)),
      total: totals.count,
      totalPages,
      totals: {
        in: fromMinor(totals.gained),
        out: fromMinor(totals.taken),
        net: fromMinor(totals.gained - totals.taken),
      },
      wallets,
    }
  },
  entry: ({ member, input }) => {
    const [, transactionId, walletId] = /^E(\d{1,15})-(\d{1,15})$/.exec(input.entryId) ?? []
    const row = findEntry(sandbox.db, member.id, Number(transactionId ?? 0), Number(walletId ?? 0))
    if (!row) throw new Refusal('ENTRY_NOT_FOUND')
    const { roundId, started, gameName, vendorName, balance, amount } = row
    return {
      entry: toEntry(row, readLanguage(input.language)),
      before: fromMinor(balance - amount),
      round:
        roundId === null
          ? null
          : {
              betId: `B${roundId}`,
              gameName: gameName ?? '',
              vendorName: vendorName ?? '',
              started: started ?? row.created,
            },
    }
  },
  profit: ({ member, input }) => {
    walletBalance(sandbox, member.id)
    const { days, types, vendors, totals, deposits, withdrawals } = profitOf(sandbox.db, member.id, input)
    return {
      days: days.map(({ date, ...sums }) => ({ date, ...resultOf(sums) })),
      types: types.map(({ key, name, ...sums }) => ({ key, name, ...figuresOf(sums) })),
      vendors: vendors.map(({ key, name, ...sums }) => ({ key, name, ...figuresOf(sums) })),
      totals: { ...resultOf(totals), deposits: fromMinor(deposits), withdrawals: fromMinor(withdrawals) },
    }
  },
})

const figuresOf = ({ count, staked, bet, win, net }: BetSums, bonus = 0) => ({
  count,
  bet: fromMinor(staked),
  validBet: fromMinor(bet),
  win: fromMinor(win),
  net: fromMinor(net + bonus),
})

const resultOf = ({ bonus, ...sums }: BetSums & { bonus: number | null }) => ({
  ...figuresOf(sums, bonus ?? 0),
  bonus: bonus === null ? null : fromMinor(bonus),
})

function toEntry(row: EntryRow, language: ServedLanguage): WireEntry {
  const { transactionId, walletId, created, wallet, walletName, amount, balance } = row
  const { kind } = row
  const group = groupOf(kind)
  return {
    entryId: `E${transactionId}-${walletId}`,
    time: created,
    kind,
    title: entryTitle(row, language),
    reference: group === 'play' || group === 'others' || kind === 'welcome' ? null : row.reference,
    wallet:
      wallet === 'wallet'
        ? { vassalage: 'MAIN', displayName: 'Main' }
        : { vassalage: wallet.slice('wallet:'.length), displayName: walletName ?? wallet },
    amount: fromMinor(amount),
    balance: fromMinor(balance),
  }
}
