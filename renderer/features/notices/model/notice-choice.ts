import { type Announcements, noticesOf } from './notice.ts'
import { pageCount, pageOfNotice } from './notice-pages.ts'
import { type NoticeTopic, noticeTopics, topicOf } from './notice-topic.ts'

/**
 * What the notices page shows at an address: the topic and the topics to choose from, its notices, the index of the
 * one being read, and the page of titles, both counted from zero. Invalid parameters are ignored.
 */
export function chosenOf(all: Announcements, query: URLSearchParams) {
  const every = noticesOf(all, undefined)
  const filed = new Set(every.map(topicOf))
  const topics = noticeTopics.filter((topic) => filed.has(topic))
  const asked = query.get('topic')
  const topic: NoticeTopic | undefined = topics.find((one) => one === asked)
  const notices = topic === undefined ? every : every.filter((notice) => topicOf(notice) === topic)
  const named = notices.findIndex(({ id }) => String(id) === query.get('notice'))
  const chosen = Math.max(0, named)
  const page = Number(query.get('page')) - 1
  const known = Number.isInteger(page) && page >= 0 && page < pageCount(notices.length)
  return { topic, topics, notices, chosen, page: known ? page : pageOfNotice(chosen) }
}
