import { type MessageFilter, messageFilters } from '#shared/contract/endpoints/messages.ts'

/** What the page shows, as kept in the address. */
export type MessageView = {
  tab: 'messages' | 'notices'
  filter: MessageFilter | undefined
  /** Starts at 1. */
  page: number
  /** Id of the open message. */
  open: string | undefined
}

/** Parses the view from the address. Invalid values silently fall back to their defaults. */
export function readMessageView(search: URLSearchParams): MessageView {
  const page = Number(search.get('page'))
  return {
    tab: search.get('tab') === 'notices' ? 'notices' : 'messages',
    filter: messageFilters.find((filter) => filter === search.get('filter')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    open: search.get('open') ?? undefined,
  }
}

/** The address with a change applied. Another filter begins on its first page; another list closes the message. */
export function writeMessageView(search: URLSearchParams, change: Partial<MessageView>): URLSearchParams {
  const before = readMessageView(search)
  const narrowed = 'filter' in change || 'tab' in change
  const moved = narrowed || 'page' in change
  const { tab, filter, page, open } = {
    ...before,
    ...(narrowed && { page: 1 }),
    ...(moved && { open: undefined }),
    ...change,
  }
  const next = new URLSearchParams(search)
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  put('tab', tab === 'notices' ? tab : undefined)
  put('filter', filter)
  put('page', page > 1 ? String(page) : undefined)
  put('open', open)
  return next
}
