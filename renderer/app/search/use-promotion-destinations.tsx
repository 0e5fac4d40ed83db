import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { promotionQueries } from '#features/promotions/index.ts'
import type { Destination, RemoteState } from '#features/search/index.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { pathTo } from '#lib/paths/path-to.ts'

/** The promotions by their titles, how far they have loaded, and the function that loads them again. */
export function usePromotionDestinations(): { places: Destination[]; state: RemoteState; retry: () => void } {
  const navigate = useNavigate()
  const { data, isPending, refetch } = useQuery(promotionQueries(useGateway(), useLanguage().code).list())
  return {
    places: (data?.list ?? []).map(({ promotionId, title, summary, picture }) => ({
      id: promotionId,
      names: [title],
      note: summary,
      icon: <Gift />,
      picture,
      go: () => void navigate(pathTo('promotion', { id: promotionId })),
    })),
    state: data ? 'done' : isPending ? 'pending' : 'failed',
    retry: () => void refetch(),
  }
}
