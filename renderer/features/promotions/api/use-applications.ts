import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as pace from '#lib/clock/pace.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { endpointKey, endpointQuery } from '#lib/queries/endpoint-query.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'

/** The member's applications for a promotion, and the mutation that sends another. */
export function useApplications(promotionId: string) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const { code: language } = useLanguage()
  const query = useQuery({
    ...endpointQuery(gateway, promotions.applications, { promotionId, language }),
    staleTime: 30_000,
    refetchInterval: (applications) => {
      const waits = applications.state.data?.list.some(({ state }) => state === 'applying')
      return waits ? pace.inStep(pace.review)(applications) : false
    },
  })
  const send = useMutation({
    mutationFn: (input: InputOf<typeof promotions.apply>) => gateway.call(promotions.apply, input),
    retry: false,
    onSuccess: () =>
      Promise.all(
        [promotions.applications, promotions.states].map((endpoint) =>
          queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) }),
        ),
      ),
  })
  return { query, send }
}

export type Applications = ReturnType<typeof useApplications>
