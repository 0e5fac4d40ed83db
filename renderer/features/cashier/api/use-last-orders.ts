import { useQuery } from '@tanstack/react-query'
import { useClockSetting } from '#lib/clock/use-clock-setting.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { cashierQueries } from './cashier-queries.ts'

/** The latest orders. */
export const useLastOrders = () => useQuery(cashierQueries(useGateway()).lastOrders(useClockSetting()))
