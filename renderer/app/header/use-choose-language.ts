import i18next from 'i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { chooseLanguage } from '#lib/i18n/i18n.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import type { LanguageCode } from '#shared/i18n/languages.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/**
 * Changes the language here and, if somebody is signed in, at the gateway. Localised data is fetched again because
 * its query keys contain the language.
 */
export function useChooseLanguage() {
  const gateway = useGateway()
  const signedIn = useSignedIn()
  return async (code: LanguageCode): Promise<void> => {
    try {
      await chooseLanguage(code)
    } catch {
      // Shown in the old language, which stays active.
      showToast({ tone: 'danger', title: i18next.t('errors:fault.offline') })
      return
    }
    // The choice applies here even if the gateway doesn't get it.
    if (signedIn) gateway.call(accountSummary.updateLanguage, { language: code }).catch(() => {})
  }
}
