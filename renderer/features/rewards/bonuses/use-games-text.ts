import { useTranslation } from 'react-i18next'
import type { Bonus } from '#shared/contract/endpoints/bonuses.ts'
import { gameTypes } from '#shared/domain/game-types.ts'

/** Says which games' bets count towards a bonus. */
export function useGamesText(): (gameTypes: Bonus['gameTypes']) => string {
  const { t } = useTranslation(['rewards', 'common'])
  return (types) => {
    if (types === null) return t('bonus.allGames')
    const names = types.map((name) => {
      const type = gameTypes.find((other) => other === name)
      return type ? t(`common:category.${type}`) : name
    })
    return t('bonus.someGames', { types: names.join(', ') })
  }
}
