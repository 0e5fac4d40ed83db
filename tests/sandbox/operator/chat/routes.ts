import { readLanguage } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { roleOf } from '#shared/domain/roles.ts'
import type { Call, Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'

/** Opens the chat, and returns the number of unread messages. */
export function chatHandlers(sandbox: Sandbox): Handlers<typeof contract.chat> {
  const { chat, settings } = sandbox
  const open = ({ member }: Pick<Call<unknown>, 'member'>) => {
    if (roleOf(member.type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
    if (!settings.values.CBS3) throw new Refusal('CHAT_CLOSED')
  }
  return {
    url: (call) => {
      open(call)
      const { b2c, title, language, headerColor } = call.input
      if (!/^#[0-9a-f]{6}$/i.test(headerColor)) throw new Refusal('INVALID_INPUT', { field: 'headerColor' })
      const room = chat.openRoom(call.session, readLanguage(language))
      const query = new URLSearchParams({ room, b2c: String(b2c), title, language, headerColor })
      return { chatUrl: `${sandbox.providerOrigin}/chat?${query}` }
    },
    unread: (call) => {
      open(call)
      return { unReadCount: chat.unread(call.member.id) }
    },
  }
}
