import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as pace from '#lib/clock/pace.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyMoved } from '#lib/queries/use-money-moved.ts'
import { points } from '#shared/contract/endpoints/points.ts'
import type { OrdersView } from '../model/orders-view.ts'
import { pointQueries } from './point-queries.ts'

/** The member's orders that a view asks for, refetched while one of them is in process. */
export function usePointOrders(view: OrdersView) {
  const gateway = useGateway()
  const moved = useMoneyMoved()
  const { code: language } = useLanguage()
  const query = useQuery({
    ...pointQueries(gateway).orders(view, language),
    refetchInterval: (orders) => {
      const inProcess = orders.state.data?.totals?.inProcess ?? 0
      return inProcess > 0 ? pace.inStep(pace.review)(orders) : false
    },
  })
  const waiting = query.data?.totals?.inProcess
  useEffect(() => {
    // A decision may have returned points and money.
    if (waiting !== undefined) moved(points.balance)
  }, [waiting, moved])
  return query
}
