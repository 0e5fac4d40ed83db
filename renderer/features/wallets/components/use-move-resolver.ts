import type { Resolver } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { checkMove, type MoveValues, sidesOf } from '../model/move-values.ts'
import { balanceOf } from '../model/wallet-rows.ts'

/** Checks the form against the balances of now. */
export function useMoveResolver(wallets: readonly Wallet[]): Resolver<MoveValues> {
  const { t } = useTranslation('wallets')
  const { tag } = useLanguage()
  return messageResolver((values) => {
    const vendor = wallets.find(({ vassalage }) => vassalage === values.vendor)
    if (!vendor) return { vendor: t('fault.vendor') }
    if (values.direction === 'in' && vendor.open === false) return { vendor: t('fault.closed') }
    const fault = checkMove(values.amount, balanceOf(wallets, sidesOf(values).from))
    if (!fault) return {}
    const limit = 'limit' in fault ? writeMoney(fault.limit, tag) : ''
    return { amount: t(`fault.${fault.kind}`, { limit }) }
  })
}
