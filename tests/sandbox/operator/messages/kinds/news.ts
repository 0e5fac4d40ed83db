import type { MessageContent } from '../message-content.ts'
import { messageLinks } from '../message-links.ts'
import { texts } from '../texts.ts'

/** News of the house. */
export const newsKinds = {
  gamesBack: {
    topic: 'news',
    title: texts.newsKinds.gamesBack.title,
    body: texts.newsKinds.gamesBack.body,
    link: messageLinks.slots,
  },
  freeDeposits: {
    topic: 'news',
    title: texts.newsKinds.freeDeposits.title,
    body: texts.newsKinds.freeDeposits.body,
    link: messageLinks.deposit,
  },
} as const satisfies Record<string, MessageContent>
