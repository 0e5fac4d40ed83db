import { Eye, EyeOff, Globe, Moon, Sun } from 'lucide-react'
import type { Destination } from '#features/search/index.ts'
import { useBalanceVisibility } from '#lib/balance/balance-visibility.ts'
import { offeredLanguages } from '#lib/i18n/i18n.ts'
import { languageOf } from '#lib/i18n/texts.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useTheme } from '#lib/theme/theme-store.ts'
import { useChooseLanguage } from '../header/use-choose-language.ts'
import { useNames } from './use-names.ts'

/** The header's settings, which take effect at once: the theme, the languages, and whether amounts are shown. */
export function useSettingDestinations(): Destination[] {
  const names = useNames()
  const signedIn = useSignedIn()
  const { setTheme } = usePlatform()
  const dark = useTheme((state) => state.theme === 'dark')
  const { hidden, toggle } = useBalanceVisibility()
  const theme: Destination = {
    id: 'theme',
    names: names((t) => t(dark ? 'common:header.toLight' : 'common:header.toDark')),
    icon: dark ? <Sun /> : <Moon />,
    go: () => {
      useTheme.getState().toggle()
      setTheme(useTheme.getState().theme)
    },
  }
  const balance: Destination = {
    id: 'balance',
    names: names((t) => t(hidden ? 'common:balance.show' : 'common:balance.hide')),
    icon: hidden ? <Eye /> : <EyeOff />,
    go: toggle,
  }
  return [theme, ...(signedIn ? [balance] : []), ...useLanguageDestinations()]
}

/** The other languages, each found by its own name, by its name in the page's language and in English. */
function useLanguageDestinations(): Destination[] {
  const names = useNames()
  const { code, tag } = useLanguage()
  const choose = useChooseLanguage()
  const titles = names((t) => t('common:header.language'))
  return offeredLanguages
    .filter((offered) => offered !== code)
    .map((offered) => {
      const language = languageOf(offered)
      const named = [tag, languageOf('EN').tag].map(
        (reader) => new Intl.DisplayNames([reader], { type: 'language' }).of(language.tag) ?? '',
      )
      return {
        id: `language-${offered}`,
        names: [language.name, ...titles, ...named],
        aside: titles[0],
        icon: <Globe />,
        go: () => void choose(offered),
      }
    })
}
