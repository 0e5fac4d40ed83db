import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { gameTypes } from '#shared/domain/game-types.ts'

/** Returns a function that names game types in a sentence: "Slots and Fishing". */
export function useGameNames(): (types: readonly string[]) => string {
  const { t } = useTranslation('common')
  const { tag } = useLanguage()
  return (types) => {
    const names = gameTypes.filter((type) => types.includes(type)).map((type) => t(`category.${type}`))
    return new Intl.ListFormat(tag, { type: 'conjunction' }).format(names)
  }
}
