import i18next from 'i18next'
import { Globe } from 'lucide-react'
import { useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { chooseLanguage, offeredLanguages } from '#lib/i18n/i18n.ts'
import { languageOf } from '#lib/i18n/texts.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { accountSummary } from '#shared/contract/endpoints/account-summary.ts'
import type { LanguageCode } from '#shared/i18n/languages.ts'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { showToast } from '#ui/toast/toast-store.ts'

/** The offered languages, each by its own name. A choice takes effect at once. */
export function LanguagePicker({ named = false, align }: { named?: boolean; align?: 'start' | 'end' }) {
  const { t } = useTranslation()
  const { code } = useLanguage()
  const [isPending, startTransition] = useTransition()
  const choose = useChooseLanguage()
  return (
    <Menu
      label={t('header.language')}
      align={align}
      trigger={(props) => (
        <Button {...props} variant="quiet" size="sm" busy={isPending}>
          <Globe />
          {/* The accessible name contains the visible text, as voice control needs it. */}
          <span className="visually-hidden">{t('header.language')}</span>{' '}
          {named ? languageOf(code).name : code}
        </Button>
      )}
      items={offeredLanguages.map((offered) => {
        const { name, tag } = languageOf(offered)
        return { value: offered, label: name, lang: tag, checked: offered === code }
      })}
      onSelect={(chosen) => startTransition(() => choose(chosen))}
    />
  )
}

/**
 * Changes the language here and, if somebody is signed in, at the gateway. Localised data is fetched again because
 * its query keys contain the language.
 */
function useChooseLanguage() {
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
