import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { vendorsQuery } from '#lib/queries/vendors-query.ts'
import { type GameType, gameTypes } from '#shared/domain/game-types.ts'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { isOneOf } from '../model/is-one-of.ts'

type GameValues = { gameType?: GameType | undefined; vassalage?: string | undefined }

type GameMenusProps = { values: GameValues; onChange: (values: GameValues) => void }

/** Filters for game type and vendor. */
export function GameMenus({ values, onChange }: GameMenusProps) {
  const { t } = useTranslation(['member', 'common'])
  const { code } = useLanguage()
  const { data } = useQuery(vendorsQuery(useGateway(), code))
  const cards = data?.lanes.flatMap((lane) => lane.cards) ?? []
  const vendors = new Map(cards.map(({ vassalage, displayName }) => [vassalage, displayName]))
  return (
    <>
      <FilterMenu
        label={t('bets.gameType')}
        all={t('bets.allTypes')}
        options={gameTypes.map((value) => ({ value, label: t(`common:category.${value}`) }))}
        value={values.gameType}
        onValue={(value) => onChange({ gameType: isOneOf(gameTypes, value) })}
      />
      <FilterMenu
        label={t('bets.vendor')}
        all={t('bets.allVendors')}
        options={[...vendors].map(([value, label]) => ({ value, label }))}
        value={values.vassalage}
        onValue={(vassalage) => onChange({ vassalage })}
      />
    </>
  )
}
