import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { madeAt } from '../raffle/times.ts'
import type { Sandbox } from '../sandbox.ts'
import { announcements } from './announcements.ts'

const hour = 3_600_000

/** Announcements to agents. What an agent has read is kept for its account. */
export function agentNewsHandlers({ db }: Sandbox): Handlers<typeof contract.agentNews> {
  const readBy = (accountId: number): ReadonlySet<string> =>
    new Set(
      db
        .all<{ id: string }>('SELECT news_id AS id FROM agent_news_read WHERE account_id = ?', accountId)
        .map(({ id }) => id),
    )
  const unreadOf = (read: ReadonlySet<string>) => announcements.filter(({ id }) => !read.has(id)).length

  return {
    list: ({ member, language }) => {
      const read = readBy(member.id)
      const made = madeAt(db)
      const list = announcements
        .map(({ id, topic, hoursOld, pinned = false, title, body }) => ({
          newsId: id,
          topic,
          pinned,
          title: title[language],
          body: body[language],
          time: made - hoursOld * hour,
          read: read.has(id),
        }))
        .toSorted((one, other) => Number(other.pinned) - Number(one.pinned) || other.time - one.time)
      return { list, unread: unreadOf(read) }
    },
    read: ({ member, input }) => {
      const chosen = announcements.filter(({ id }) => input.newsIds.includes(id))
      for (const { id } of chosen)
        db.run('INSERT OR IGNORE INTO agent_news_read VALUES (?, ?)', member.id, id)
      return { unread: unreadOf(readBy(member.id)) }
    },
  }
}
