import { pointOrderStates } from '#shared/contract/endpoints/points.ts'

export const mallTabs = ['mall', 'convert', 'orders'] as const
export type MallTab = (typeof mallTabs)[number]

/** Number of orders on a page. */
export const ordersPerPage = 10

/** Which orders are shown. `page` starts at 1. */
export type OrdersView = { state: (typeof pointOrderStates)[number] | undefined; page: number }

/** The tab in the address. Visitors see only the mall. */
export const tabOf = (search: URLSearchParams, member: boolean): MallTab =>
  (member && mallTabs.find((tab) => tab === search.get('tab'))) || 'mall'

/** Parses the view of orders from the address. Invalid values silently fall back to their defaults. */
export function readOrdersView(search: URLSearchParams): OrdersView {
  const page = Number(search.get('page'))
  return {
    state: pointOrderStates.find((state) => state === search.get('state')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a view of orders. */
export const ordersSearch = ({ state, page }: OrdersView): Record<string, string> => ({
  tab: 'orders',
  ...(state && { state }),
  ...(page > 1 && { page: String(page) }),
})
