import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useBalanceVisibility } from './balance-visibility.ts'

/** Shown in place of a hidden figure. */
const hiddenFigure = '***'

/**
 * The balance as shown: formatted in the page's language and not translated by the browser, or masked; undefined until
 * it has loaded. Use it in a component that shows only this figure, because it re-renders with every change.
 */
export function useBalance() {
  const { tag } = useLanguage()
  const signedIn = useSignedIn()
  const hidden = useBalanceVisibility((state) => state.hidden)
  const { data, error } = useQuery({ ...memberQueries(useGateway()).balance(), enabled: signedIn })
  const shown = data && (
    <span translate="no">{hidden ? hiddenFigure : formatMoney(data.sumBalance, tag, data.currency)}</span>
  )
  return { shown, failed: !data && error !== null }
}

/**
 * Returns a function that refetches the balance; a call during a refetch joins it. The button gets `aria-busy`
 * directly, so that no component has to re-render.
 */
export function useRefreshBalance(): (button: HTMLElement) => Promise<void> {
  const queryClient = useQueryClient()
  const { queryKey } = memberQueries(useGateway()).balance()
  return async (button) => {
    button.ariaBusy = 'true'
    await queryClient.refetchQueries({ queryKey }, { cancelRefetch: false })
    button.ariaBusy = 'false'
  }
}
