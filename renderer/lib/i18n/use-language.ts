import { useTranslation } from 'react-i18next'
import type { LanguageCode } from '#shared/i18n/languages.ts'
import { codeOf } from './texts.ts'

/** The current language: the gateway's code, and the BCP 47 tag for Intl. */
export function useLanguage(): { code: LanguageCode; tag: string } {
  const { i18n } = useTranslation()
  return { code: codeOf(i18n.language), tag: i18n.language }
}
