import type { Text } from '#sandbox/world/texts/language.ts'
import type { MessageTopic } from '#shared/contract/endpoints/messages.ts'
import type { MessageLink } from './message-links.ts'

/** What a kind of message says. `{name}` is a placeholder. */
export type MessageContent = {
  readonly topic: MessageTopic
  readonly title: Text
  /** Plain text. */
  readonly body: Text
  readonly link?: MessageLink
}
