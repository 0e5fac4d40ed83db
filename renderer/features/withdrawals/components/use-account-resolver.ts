import { brand } from 'virtual:brand'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import type { PayoutBank } from '#shared/contract/endpoints/payout.ts'
import type { PayoutNumberFault } from '#shared/domain/payout-number.ts'
import { readAccountNumber } from '../model/account-number.ts'
import { type AccountValues, checkAccount } from '../model/check-account.ts'

/** Checks the form of a payout account, with a message for each fault. */
export function useAccountResolver(banks: readonly PayoutBank[], typesHolder: boolean) {
  const { t } = useTranslation('withdrawals')
  const numberMessage = (fault: PayoutNumberFault, bank: string): string => {
    if (fault.kind !== 'length') return t(`payout.fault.${fault.kind}`)
    const { min, max, count } = fault
    return min === max
      ? t('payout.fault.length', { bank, min, typed: count })
      : t('payout.fault.range', { bank, min, max, typed: count })
  }
  return messageResolver<AccountValues>(async (values) => {
    const bank = banks.find(({ bankId }) => bankId === values.bankId)
    const read = bank && (await readAccountNumber(values.number, bank.rule, brand.country))
    const { bankId, number, holder, pin } = checkAccount(values, bank, typesHolder, read)
    return {
      ...(bankId && { bankId: t('payout.fault.bank') }),
      ...(number && { number: numberMessage(number, bank?.name ?? '') }),
      ...(holder && { holder: t('payout.fault.holder') }),
      ...(pin && { pin: t(`pin.fault.${pin}`) }),
    }
  })
}
