import type { PointItem } from '#shared/contract/endpoints/points.ts'

export const mallFilters = ['all', 'bonus', 'things', 'within'] as const
export type MallFilter = (typeof mallFilters)[number]

const isBonus = ({ kind }: Pick<PointItem, 'kind'>) => kind === 'bonus' || kind === 'spins'

/** The available filters. "Within my points" needs a known balance. */
export const filtersFor = (balance: number | undefined): readonly MallFilter[] =>
  mallFilters.filter((filter) => filter !== 'within' || balance !== undefined)

/** The filter in the address. "All" if it is missing or not available. */
export const filterOf = (named: string | null, balance: number | undefined): MallFilter =>
  filtersFor(balance).find((filter) => filter === named) ?? 'all'

/** The items that pass a filter, in the gateway's order. */
export const filterItems = <Item extends Pick<PointItem, 'kind' | 'points'>>(
  items: readonly Item[],
  filter: MallFilter,
  balance: number | undefined,
): readonly Item[] =>
  items.filter((item) => {
    if (filter === 'bonus') return isBonus(item)
    if (filter === 'things') return !isBonus(item)
    return filter === 'all' || item.points <= (balance ?? 0)
  })
