import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { atMoment } from '#lib/clock/at-moment.ts'
import { gatewayNow, gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { lottery } from '#shared/contract/endpoints/lottery.ts'
import { untilNextLook } from '../model/time-left.ts'
import { lotteryQueries } from './lottery-queries.ts'

/** The last numbers and next draw of every game. Refetched when a draw is due, or once the page is seen again. */
export function useDraws() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const { code: language } = useLanguage()
  const { data, dataUpdatedAt } = useQuery(lotteryQueries(gateway, language).latest())
  useEffect(() => {
    const times = data?.list.map(({ next }) => next.drawTime) ?? []
    // Depends on the answer's time too: a late gateway may repeat its last answer, and must then be asked again.
    const now = Math.max(gatewayNow(), gatewayTimeOf(dataUpdatedAt))
    const wait = untilNextLook(times, now)
    if (wait === undefined) return
    return atMoment(now + wait, () => {
      void queryClient.invalidateQueries({ queryKey: endpointKey(lottery.latest) })
      void queryClient.invalidateQueries({ queryKey: endpointKey(lottery.opened) })
    })
  }, [data, dataUpdatedAt, queryClient])
  return data
}

export type Draws = NonNullable<ReturnType<typeof useDraws>>
