import { queryOptions, useQuery } from '@tanstack/react-query'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import * as pace from '#lib/clock/pace.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { events, type VendorEvents } from '#shared/contract/endpoints/events.ts'
import type { Vendor } from '#shared/contract/endpoints/vendors.ts'

/** Query for what vendors have today. */
export const eventsQuery = (gateway: Gateway, language: string) =>
  queryOptions({ ...endpointQuery(gateway, events, { language }), staleTime: pace.live })

/** What a vendor has today, with the moment of its next match or draw by the gateway's clock. */
export type EventsOfVendor = VendorEvents & { nextAt: number | undefined }

/** What vendors have today, refetched while they are on screen. A page without it is whole: a failure shows nothing. */
export function useEvents() {
  const { code } = useLanguage()
  const { data, dataUpdatedAt, isPending, refetch } = useQuery({
    ...eventsQuery(useGateway(), code),
    refetchInterval: pace.inStep(pace.live),
  })
  return {
    of({ vassalage, gameType }: Pick<Vendor, 'vassalage' | 'gameType'>): EventsOfVendor | undefined {
      const found = data?.list.find((each) => each.vassalage === vassalage && each.gameType === gameType)
      const { nextIn } = found ?? {}
      return (
        found && {
          ...found,
          nextAt: typeof nextIn === 'number' ? gatewayTimeOf(dataUpdatedAt) + nextIn : undefined,
        }
      )
    },
    /** Whether it isn't known yet what vendors have. */
    isPending,
    refetch: () => void refetch(),
  }
}
