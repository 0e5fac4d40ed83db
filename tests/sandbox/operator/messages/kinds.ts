import type { MessageTopic } from '#shared/contract/endpoints/messages.ts'
import { contractKinds } from './kinds/contracts.ts'
import { dividendKinds } from './kinds/dividends.ts'
import { moneyKinds } from './kinds/money.ts'
import { newsKinds } from './kinds/news.ts'
import { securityKinds } from './kinds/security.ts'
import { teamKinds } from './kinds/team.ts'
import type { MessageContent } from './message-content.ts'

/** Every kind of message. Another domain adds its own and sends it with `sendMessage`. */
export const messageKinds = {
  ...moneyKinds,
  ...securityKinds,
  ...newsKinds,
  ...teamKinds,
  ...dividendKinds,
  ...contractKinds,
} as const satisfies Record<string, MessageContent>

export type MessageKind = keyof typeof messageKinds

export const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(messageKinds, kind)

/** The kinds about a topic. */
export const kindsAbout = (topic: MessageTopic): readonly string[] =>
  Object.entries(messageKinds).flatMap(([kind, content]) => (content.topic === topic ? kind : []))
