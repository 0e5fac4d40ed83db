import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import type { MoneyFormat } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'

/** How to format amounts: in the account's currency, for visitors in the brand's, and in the current language. */
export function useMoneyFormat(): MoneyFormat {
  const { tag } = useLanguage()
  const { data } = useQuery({ ...memberQueries(useGateway()).info(), enabled: useSignedIn() })
  return { currency: data?.currency ?? brand.currency, locale: tag }
}
