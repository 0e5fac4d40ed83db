import { brand } from 'virtual:brand'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { vendorsQuery } from '#lib/queries/vendors-query.ts'
import { buildNav, type Lanes, type NavCategory } from '../model/build-nav.ts'

const toNav = ({ lanes }: { lanes: Lanes }): readonly NavCategory[] => buildNav(lanes, brand.features)

/** The categories of the navigation. Undefined until the vendors have loaded. */
export function useNav(): readonly NavCategory[] | undefined {
  const { code } = useLanguage()
  const { data } = useQuery({
    ...vendorsQuery(useGateway(), code),
    select: toNav,
    placeholderData: keepPreviousData,
  })
  return data
}
