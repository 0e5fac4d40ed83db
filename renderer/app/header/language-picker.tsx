import { useMutation } from '@tanstack/react-query'
import i18next from 'i18next'
import { Globe } from 'lucide-react'
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

/** The languages that are offered, each by its own name; a choice takes effect at once. */
export function LanguagePicker({ named = false, align }: { named?: boolean; align?: 'start' | 'end' }) {
  const { t } = useTranslation()
  const { code } = useLanguage()
  const { mutate, isPending } = useChooseLanguage()
  return (
    <Menu
      label={t('header.language')}
      align={align}
      trigger={(props) => (
        <Button {...props} variant="quiet" size="sm" busy={isPending}>
          <Globe />
          {/* The name holds what is seen too, for those who speak to their machine. */}
          <span className="visually-hidden">{t('header.language')}</span>{' '}
          {named ? languageOf(code).name : code}
        </Button>
      )}
      items={offeredLanguages.map((offered) => {
        const { name, tag } = languageOf(offered)
        return { value: offered, label: name, lang: tag, checked: offered === code }
      })}
      onSelect={(chosen) => mutate(chosen)}
    />
  )
}

/**
 * Changes the language here, and at the gateway for the one who is signed in. Data that comes in a language is
 * asked for anew, since its keys name the language.
 */
function useChooseLanguage() {
  const gateway = useGateway()
  const signedIn = useSignedIn()
  return useMutation({
    mutationFn: async (code: LanguageCode) => {
      await chooseLanguage(code)
      // The choice holds here whether or not the gateway hears of it.
      if (signedIn) gateway.call(accountSummary.updateLanguage, { language: code }).catch(() => {})
    },
    // Said in the language that stays.
    onError: () => showToast({ tone: 'danger', title: i18next.t('errors:fault.offline') }),
  })
}
