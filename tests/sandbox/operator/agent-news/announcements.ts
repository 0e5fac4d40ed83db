import type { Text } from '#sandbox/world/texts/language.ts'
import type { agentNewsTopics } from '#shared/contract/endpoints/agent-news.ts'
import { texts } from './texts.ts'

/** An announcement to agents. Its age counts back from when the sandbox was filled. */
export type Announcement = {
  readonly id: string
  readonly topic: (typeof agentNewsTopics)[number]
  readonly hoursOld: number
  readonly pinned?: true
  readonly title: Text
  /** Plain text. */
  readonly body: Text
}

export const announcements: readonly Announcement[] = [
  {
    id: 'rebate',
    topic: 'income',
    hoursOld: 96,
    pinned: true,
    title: texts.announcements.rebate.title,
    body: texts.announcements.rebate.body,
  },
  {
    id: 'rates',
    topic: 'team',
    hoursOld: 20,
    title: texts.announcements.rates.title,
    body: texts.announcements.rates.body,
  },
  {
    id: 'active',
    topic: 'team',
    hoursOld: 290,
    title: texts.announcements.active.title,
    body: texts.announcements.active.body,
  },
  {
    id: 'kidlat',
    topic: 'games',
    hoursOld: 5,
    title: texts.announcements.kidlat.title,
    body: texts.announcements.kidlat.body,
  },
  {
    id: 'gcash',
    topic: 'money',
    hoursOld: 320,
    title: texts.announcements.gcash.title,
    body: texts.announcements.gcash.body,
  },
]
