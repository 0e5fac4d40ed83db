import { Globe } from 'lucide-react'
import { useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { offeredLanguages } from '#lib/i18n/i18n.ts'
import { languageOf } from '#lib/i18n/texts.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

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
          <span>{named ? languageOf(code).name : code}</span>
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
