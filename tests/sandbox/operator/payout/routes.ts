import { readLanguage } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { roleOf } from '#shared/domain/roles.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { requirePaymentPassword } from '../payment-password/payment-password.ts'
import type { Sandbox } from '../sandbox.ts'
import { bankById, banks, maskHolder, maskNumber } from './banks.ts'
import {
  addPayoutAccount,
  mostPayoutAccounts,
  payoutAccountOf,
  payoutAccountsOf,
  removePayoutAccount,
  setDefaultPayout,
  usableFrom,
} from './payout-accounts.ts'

/** Bank accounts and e-wallets that withdrawals go to. */
export function payoutHandlers(sandbox: Sandbox): Handlers<typeof contract.payout> {
  return {
    banks: ({ input }) => ({
      banks: banks.map(({ id, name, kind, rule }) => ({
        bankId: id,
        name: name[readLanguage(input.language)],
        kind,
        rule,
      })),
    }),
    accounts: ({ member, input }) => ({
      accounts: payoutAccountsOf(sandbox, member.id).map((row) => {
        const { id, bankId, number, isDefault } = row
        const bank = bankById(bankId)
        const kind = bank?.kind ?? 'bank'
        return {
          accountId: String(id),
          bankId,
          bankName: bank?.name[readLanguage(input.language)] ?? bankId,
          kind,
          number: maskNumber(number, kind),
          holder: maskHolder(member.realName ?? ''),
          isDefault: isDefault === 1,
          usableFrom: usableFrom(sandbox, member.id, row),
        }
      }),
      most: mostPayoutAccounts,
      holder: member.realName === null ? null : maskHolder(member.realName),
    }),
    add: ({ member, input }) => {
      if (roleOf(member.type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
      requirePaymentPassword(sandbox, member, input.paymentPassword)
      return { accountId: addPayoutAccount(sandbox, member, input) }
    },
    setDefault: ({ member, input }) => {
      setDefaultPayout(sandbox, member.id, input.accountId)
      return null
    },
    remove: ({ member, input }) => {
      // An account that is gone must not cost a try.
      payoutAccountOf(sandbox, member.id, input.accountId)
      requirePaymentPassword(sandbox, member, input.paymentPassword)
      removePayoutAccount(sandbox, member.id, input.accountId)
      return {}
    },
  }
}
