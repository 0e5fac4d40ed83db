import { useMemo } from 'react'
import { useCategoryName, useNav } from '#features/navigation/index.ts'
import { SearchDialog } from '#features/search/components/search-dialog.tsx'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { studiosOf } from '../footer/studios.ts'
import { useDestinations } from './use-destinations.tsx'
import { usePromotionDestinations } from './use-promotion-destinations.tsx'

/** The search, over the site's vendors, pages, promotions and settings. */
export function SearchOverlay() {
  const close = useOverlays((state) => state.close)
  const nav = useNav()
  const categoryName = useCategoryName()
  const vendors = useMemo(() => studiosOf(nav ?? []), [nav])
  const { places: promotions, ...state } = usePromotionDestinations()
  const noteOf = (to: string) => {
    const category = nav?.find(({ vendors: own }) => own.some((vendor) => vendor.to === to))
    return category ? categoryName(category) : ''
  }
  return (
    <SearchDialog
      vendors={vendors.map(({ code, name, icon, to }) => ({ code, name, icon, to, note: noteOf(to) }))}
      places={{ ...useDestinations(), promotions }}
      promotions={state}
      onClose={close}
    />
  )
}
