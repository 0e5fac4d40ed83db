import { useRecordSearch } from '#lib/records/record-search.ts'

const orderName = 'order'
const viewName = 'view'

/** What the page shows, kept in the centre's query beside the history's filter. */
export function useWithdrawView() {
  const { search, change } = useRecordSearch()
  const put = (changes: Record<string, string | undefined>) =>
    change((current) => {
      const next = new URLSearchParams(current)
      for (const [name, value] of Object.entries(changes))
        if (value === undefined) next.delete(name)
        else next.set(name, value)
      return next
    })
  return {
    /** Id of the open order. */
    order: search.get(orderName),
    view: search.get(viewName) === 'history' ? ('history' as const) : ('form' as const),
    openOrder: (orderId: string) => put({ [orderName]: orderId }),
    show: (view: 'form' | 'history') =>
      put({ [orderName]: undefined, [viewName]: view === 'history' ? view : undefined }),
  }
}
