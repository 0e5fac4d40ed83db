import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { languageOf } from '#lib/i18n/texts.ts'

const loaded = ['search', 'common', 'nav', 'member', 'auth'] as const
const readable = [...loaded, 'agent'] as const

type Write = (t: TFunction<typeof readable>) => string
type Names = readonly [string, ...string[]]

/**
 * Returns a function that gives the names to search for a place by: in the page's language, and in English. Texts of
 * the namespace `agent` must have been loaded.
 */
export function useNames(): (write: Write) => Names {
  const { i18n } = useTranslation(loaded)
  const own = i18n.getFixedT(i18n.language, readable)
  const english = i18n.getFixedT(languageOf('EN').tag, readable)
  return (write) => [write(own), write(english)]
}
