import { fakeNetwork } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { messages } from '#shared/contract/endpoints/messages.ts'
import { siteStatus } from '#shared/contract/endpoints/site-status.ts'

/** 21 November 2026, 21:48:19 in Manila. */
export const now = Date.parse('2026-11-21T13:48:19Z')
const hour = 3_600_000

const topics = ['money', 'security', 'news'] as const
const titles = {
  money: 'Deposit credited: ₱500.00',
  security: 'Your password was changed',
  news: 'Kidlat is back',
}

/** A message as the gateway sends it, by its place in the list. */
const messageAt = (index: number) => {
  const topic = topics[index % 3] ?? 'news'
  return {
    messageId: String(100 - index),
    topic,
    title: titles[topic],
    body: `First line.\nOrder: D${index}`,
    time: now - index * hour * 5,
    read: index > 4,
    link: index === 0 ? { path: '/?member=transactionHistory', label: 'Account record' } : null,
  }
}

/** A gateway that keeps `total` messages, of which the first five are unread, and really changes them. */
export function gatewayWithMessages(total = 20) {
  const network = fakeNetwork()
  let kept = Array.from({ length: total }, (_, index) => messageAt(index))
  let removed: typeof kept = []
  const unread = () => ({ unread: kept.filter(({ read }) => !read).length })
  const idsOf = (body: unknown): readonly string[] | undefined =>
    typeof body === 'object' && body !== null && 'messageIds' in body && Array.isArray(body.messageIds)
      ? body.messageIds.map(String)
      : undefined
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  network.answer(member.unreadCount, () => ({ count: unread().unread }))
  network.answer(siteStatus.announcements, () => ({
    player: [
      { id: 901, title: 'Games are open again', content: '<p>All <b>214</b> games.</p>', createTime: now },
    ],
    banners: [],
    popup: [],
    promotion: [],
  }))
  network.answer(messages.list, ({ query }) => {
    const filter = query.get('filter')
    const list = kept.filter(({ read, topic }) => !filter || (filter === 'unread' ? !read : topic === filter))
    const [pageNo, size] = [Number(query.get('pageNo')), Number(query.get('pageSize'))]
    return {
      list: list.slice((pageNo - 1) * size, pageNo * size),
      total: list.length,
      totalPages: Math.ceil(list.length / size),
      keptDays: 90,
    }
  })
  network.answer(messages.markRead, ({ body }) => {
    const ids = idsOf(body)
    kept = kept.map((message) => ({
      ...message,
      read: message.read || (ids?.includes(message.messageId) ?? true),
    }))
    return unread()
  })
  network.answer(messages.remove, ({ body }) => {
    removed = kept.filter(({ messageId }) => idsOf(body)?.includes(messageId))
    kept = kept.filter((message) => !removed.includes(message))
    return unread()
  })
  network.answer(messages.restore, () => {
    kept = [...kept, ...removed].toSorted((one, other) => other.time - one.time)
    return unread()
  })
  return network
}
