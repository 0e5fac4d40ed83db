import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useBalanceVisibility } from './balance-visibility.ts'

/** What stands for a figure that is hidden. */
const hiddenFigure = '***'

/**
 * The balance as it is shown: in words of the language, or hidden; undefined until it has come. For a component
 * that shows this figure and nothing else: it alone renders when the balance moves.
 */
export function useBalance() {
  const { tag } = useLanguage()
  const signedIn = useSignedIn()
  const hidden = useBalanceVisibility((state) => state.hidden)
  const { data, error } = useQuery({ ...memberQueries(useGateway()).balance(), enabled: signedIn })
  const shown = data && (hidden ? hiddenFigure : formatMoney(data.sumBalance, tag, data.currency))
  return { shown, failed: !data && error !== null }
}

/**
 * Asks the gateway for the balance; while it is asked, asking again joins the question. The button that asks is
 * busy meanwhile: by its own attribute, which no component renders for.
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
