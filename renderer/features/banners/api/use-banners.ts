import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isOfferedPath } from '#lib/games/offered.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'

/** The banners of a group that the brand offers. `pending` while they load. */
export function useBanners(group: string) {
  const { code } = useLanguage()
  const { data, isPending } = useQuery({
    ...systemQueries(useGateway()).whitelabel(code),
    placeholderData: keepPreviousData,
  })
  return {
    banners:
      data?.banners.filter(({ groupName, target }) => groupName === group && isOfferedPath(target ?? '')) ??
      [],
    pending: isPending,
  }
}
