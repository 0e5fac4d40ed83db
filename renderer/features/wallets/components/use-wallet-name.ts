import { useTranslation } from 'react-i18next'
import type { Wallet } from '#shared/contract/endpoints/account-details.ts'
import { mainWallet } from '#shared/contract/endpoints/wallets.ts'

/** Returns a function that names a wallet by its code. */
export function useWalletName(wallets: readonly Wallet[]): (code: string) => string {
  const { t } = useTranslation('wallets')
  return (code) =>
    code === mainWallet
      ? t('main')
      : (wallets.find(({ vassalage }) => vassalage === code)?.displayName ?? code)
}
