import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { chooseLanguage } from '#lib/i18n/i18n.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { accountStanding } from '#shared/contract/endpoints/account-standing.ts'
import type { LanguageCode } from '#shared/i18n/languages.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/**
 * Changes the language here and, if somebody is signed in, at the gateway. What may contain words is
 * fetched again: every call names the language in its headers. Where the query key contains it, none are shown meanwhile.
 */
export function useChooseLanguage() {
  const gateway = useGateway()
  const signedIn = useSignedIn()
  const queryClient = useQueryClient()
  return async (code: LanguageCode): Promise<void> => {
    try {
      await chooseLanguage(code)
    } catch {
      // Shown in the old language, which stays active.
      showToast({ tone: 'danger', title: i18next.t('errors:fault.offline') })
      return
    }
    void queryClient.invalidateQueries(
      { predicate: ({ meta }) => meta?.wordless !== true },
      { cancelRefetch: false },
    )
    // The choice applies here even if the gateway doesn't get it.
    if (signedIn) gateway.call(accountStanding.updateLanguage, { language: code }).catch(() => {})
  }
}
