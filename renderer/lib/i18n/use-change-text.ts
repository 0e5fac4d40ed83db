import { useTranslation } from 'react-i18next'
import { formatChange } from './format-change.ts'
import { useLanguage } from './use-language.ts'

/** Returns a function that writes the change between two figures: "+8.1%". Undefined if there was nothing before. */
export function useChangeText() {
  const { t } = useTranslation('records')
  const { tag } = useLanguage()
  return (before: string | number | undefined, now: string | number | undefined): string | undefined =>
    formatChange(String(before ?? 0), String(now ?? 0), tag, (times) => t('timesAsMuch', { times }))
}
