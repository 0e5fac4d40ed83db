import { useTranslation } from 'react-i18next'
import type { AccountEntry } from '#shared/contract/endpoints/statements.ts'

/** Returns a function that names an entry's wallet: the main one in the language, a vendor's by the vendor. */
export function useWalletName(): (entry: Pick<AccountEntry, 'wallet'>) => string {
  const { t } = useTranslation('statement')
  return ({ wallet }) => (wallet.vassalage === 'MAIN' ? t('entries.mainWallet') : wallet.displayName)
}
