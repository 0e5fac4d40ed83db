import type { MessageContent } from '../message-content.ts'
import { messageLinks } from '../message-links.ts'
import { texts } from '../texts.ts'

/** Messages about a member's place in a team. */
export const teamKinds = {
  fromUpline: {
    topic: 'news',
    title: texts.teamKinds.fromUpline.title,
    // The upline's own words, in whatever language they are.
    body: texts.teamKinds.fromUpline.body,
  },
  rateSet: {
    topic: 'money',
    title: texts.teamKinds.rateSet.title,
    body: texts.teamKinds.rateSet.body,
    link: messageLinks.record,
  },
} as const satisfies Record<string, MessageContent>
