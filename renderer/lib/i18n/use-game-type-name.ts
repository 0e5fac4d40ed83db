import { useTranslation } from 'react-i18next'
import { gameTypes } from '#shared/domain/game-types.ts'

/** Returns a function that names a game type in the language. A type that isn't known keeps its own name. */
export function useGameTypeName() {
  const { t } = useTranslation('common')
  return (gameType: string): string => {
    const known = gameTypes.find((type) => type === gameType)
    return known ? t(`category.${known}`) : gameType
  }
}
