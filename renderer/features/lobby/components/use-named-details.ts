import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { namedDetails, withoutDetails } from '../model/details-link.ts'

/** Opens the details of the game that the address names, then removes it from the address. */
export function useNamedDetails(): void {
  const [query, setQuery] = useSearchParams()
  const show = useOverlays((state) => state.show)
  const named = query.get('details')
  const openDetails = useEffectEvent((text: string) => {
    const target = namedDetails(text)
    if (target) show({ name: 'gameDetails', ...target })
    setQuery(withoutDetails(query), { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (named !== null) openDetails(named)
  }, [named])
}
