import { readLanguage } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { countUnread, keptDays, listMessages, markRead, setRemoved } from './message-store.ts'
import { writeMessage } from './write-message.ts'

/** Most messages that one call may change. */
const mostAtOnce = 100

const checked = <Ids extends readonly string[] | undefined>(ids: Ids): Ids => {
  if (ids && ids.length > mostAtOnce) throw new Refusal('INVALID_INPUT', { field: 'messageIds' })
  return ids
}

/** Messages to the member. */
export function messageHandlers(sandbox: Sandbox): Handlers<typeof contract.messages> {
  const unread = (accountId: number) => ({ unread: countUnread(sandbox, accountId) })
  return {
    list: ({ member, input }) => {
      const language = readLanguage(input.language)
      const { list, ...page } = listMessages(sandbox, member.id, input)
      return { ...page, keptDays, list: list.flatMap((row) => writeMessage(row, language) ?? []) }
    },
    markRead: ({ member, input }) => {
      markRead(sandbox, member.id, checked(input.messageIds))
      return unread(member.id)
    },
    remove: ({ member, input }) => {
      setRemoved(sandbox, member.id, checked(input.messageIds), true)
      return unread(member.id)
    },
    restore: ({ member, input }) => {
      setRemoved(sandbox, member.id, checked(input.messageIds), false)
      return unread(member.id)
    },
  }
}
