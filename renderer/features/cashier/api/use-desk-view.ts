import { useState } from 'react'
import { useRecordSearch } from '#lib/records/record-search.ts'
import type { DeskLayout } from '../model/desk-layout.ts'

/** What the desk shows: the form, one order, or all orders. */
type DeskView = { show: 'form' } | { show: 'order'; orderId: string } | { show: 'orders' }

/** Names in the address. */
const orderName = 'order'
const listName = 'list'

const viewOf = (search: URLSearchParams): DeskView => {
  const orderId = search.get(orderName)
  if (orderId !== null && /^[\w-]{1,40}$/.test(orderId)) return { show: 'order', orderId }
  return search.get(listName) === 'orders' ? { show: 'orders' } : { show: 'form' }
}

/**
 * What the desk shows, and functions that change it. A page keeps it in the address, so that a reload or a link finds
 * it. The sheet over a game doesn't touch the game's address.
 */
export function useDeskView(layout: DeskLayout) {
  const { search, change } = useRecordSearch()
  const [inSheet, setInSheet] = useState<DeskView>({ show: 'form' })
  const page = layout === 'page'
  const go = (view: DeskView) => {
    if (!page) return setInSheet(view)
    change((current) => {
      const next = new URLSearchParams(current)
      next.delete(orderName)
      if (view.show === 'order') next.set(orderName, view.orderId)
      if (view.show === 'orders') next.set(listName, 'orders')
      // An order opened from the list returns to it.
      if (view.show === 'form') next.delete(listName)
      return next
    })
  }
  return {
    view: page ? viewOf(search) : inSheet,
    /** Whether the open order was opened from the list. */
    fromList: page && search.get(listName) === 'orders',
    openOrder: (orderId: string) => go({ show: 'order', orderId }),
    openOrders: () => go({ show: 'orders' }),
    openForm: () => go({ show: 'form' }),
  }
}

export type Desk = ReturnType<typeof useDeskView>
