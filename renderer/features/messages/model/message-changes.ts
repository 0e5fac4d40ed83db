import type { Message } from '#shared/contract/endpoints/messages.ts'

type Page = { list: Message[]; total: number }

/** A page with some of its messages read; all of them without ids. */
export const asRead = <P extends Page>(page: P, ids?: readonly string[]): P => ({
  ...page,
  list: page.list.map((message) =>
    ids === undefined || ids.includes(message.messageId) ? { ...message, read: true } : message,
  ),
})

/** A page without some of its messages. */
export function without<P extends Page>(page: P, ids: readonly string[]): P {
  const list = page.list.filter(({ messageId }) => !ids.includes(messageId))
  return { ...page, list, total: page.total - (page.list.length - list.length) }
}

/** How many of these messages are unread. A message may be on several pages. */
export const unreadAmong = (known: readonly Message[], ids: readonly string[]): number =>
  ids.filter((id) => known.some(({ messageId, read }) => messageId === id && !read)).length
