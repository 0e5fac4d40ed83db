import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { PayoutAccount } from '#shared/contract/endpoints/payout.ts'
import type { WithdrawalTerms } from '#shared/contract/endpoints/withdrawals.ts'
import { isPaymentPassword } from '#shared/domain/payment-password.ts'
import { checkWithdrawal, type WithdrawalValues } from '../model/check-withdrawal.ts'

/** Checks the withdrawal form against the current terms, with a message for each fault. */
export function useWithdrawalResolver(terms: WithdrawalTerms, accounts: readonly PayoutAccount[]) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  return messageResolver<WithdrawalValues>(({ accountId, amount, pin }) => {
    const fault = checkWithdrawal(amount, terms)
    const limit = fault && 'limit' in fault ? writeMoney(fault.limit, tag) : ''
    const chosen = accounts.some((account) => account.accountId === accountId)
    return {
      ...(!chosen && { accountId: t('form.fault.account') }),
      ...(fault && { amount: t(`form.fault.${fault.kind}`, { limit }) }),
      ...(!isPaymentPassword(pin) && { pin: t(pin === '' ? 'pin.fault.required' : 'pin.fault.format') }),
    }
  })
}
