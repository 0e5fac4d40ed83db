import { type Announcements, type NoticeKind, noticeKinds, noticesOf } from './notice.ts'
import { pageCount, pageOfNotice } from './notice-pages.ts'

const isKind = (value: string | null): value is NoticeKind => noticeKinds.some((kind) => kind === value)

/**
 * What the notices page shows at an address: the kind, its notices, the index of the one being read, and the page of
 * titles, both counted from zero. Invalid parameters are ignored.
 */
export function chosenOf(all: Announcements, query: URLSearchParams) {
  const asked = query.get('kind')
  const kind = isKind(asked) ? asked : undefined
  const notices = noticesOf(all, kind)
  const named = notices.findIndex(({ id }) => String(id) === query.get('notice'))
  const chosen = Math.max(0, named)
  const page = Number(query.get('page')) - 1
  const known = Number.isInteger(page) && page >= 0 && page < pageCount(notices.length)
  return { kind, notices, chosen, page: known ? page : pageOfNotice(chosen) }
}
