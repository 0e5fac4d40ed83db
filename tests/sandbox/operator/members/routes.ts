import type { InputOf } from '#shared/contract/endpoint.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { isLanguageCode } from '#shared/i18n/languages.ts'
import { affiliateOf, countVisit } from '../agent-links/affiliate.ts'
import { type Call, type Handlers, limited } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { passesAgentCheck } from '../gateway/require-agent.ts'
import { requireBotCheck } from '../gateway/require-bot-check.ts'
import { identityAllowsDeposit } from '../identity/identity-checks.ts'
import { balanceAmount } from '../ledger/wallet.ts'
import { countUnread } from '../messages/message-store.ts'
import { clubLabelOf, memberLabelsOf } from '../profile/labels.ts'
import { storedProfile } from '../profile/profiles.ts'
import { openPromotions } from '../promotions/promotions.ts'
import { madeAt } from '../raffle/times.ts'
import type { Sandbox } from '../sandbox.ts'
import { isOwnDomain } from '../settings/domains.ts'
import { transferBar } from '../transfers/transfer-rules.ts'
import { accountDetailsHandlers } from './account-details.ts'
import { beginSession, type SessionBegun } from './begin-session.ts'
import { passwordHandlers } from './password-routes.ts'
import { registerMember } from './register.ts'
import type { RegisterInput, RegisterMethod } from './register-fields.ts'

/** Registration, and what members can read about themselves. */
export function memberHandlers(sandbox: Sandbox): Handlers<typeof contract.member> {
  const { members, limits, clock } = sandbox

  const register = (method: RegisterMethod) =>
    limited<RegisterInput, SessionBegun>('registration', (call) => {
      requireBotCheck(sandbox, 'register', call.input.botToken)
      const member = registerMember(sandbox, method, call.input, call)
      // Done last, because an error here undoes the registration and leaves the verification code unused.
      limits.spend('account', call.visitor)
      return beginSession(sandbox, member, call, 'register')
    })

  return {
    register: register('username'),
    registerMobile: register('mobile'),
    affiliate: limited('lookup', (call: Call<InputOf<typeof contract.member.affiliate>>) => {
      const { code, domain } = call.input
      const found = isOwnDomain(domain) ? affiliateOf(sandbox, code.trim()) : undefined
      if (found?.link) countVisit(sandbox, found.link, call)
      return { valid: found !== undefined }
    }),
    info: ({ member, language }) => ({
      id: member.id,
      account: member.username,
      nickname: storedProfile(sandbox, member.id).nickname,
      type: member.type,
      currency: 'PHP',
      toUpline: member.parentId !== null && transferBar(sandbox, member) === null,
      clubLabel: clubLabelOf(member),
      memberLabel: memberLabelsOf(member, language, clock.now()),
      identityVerified: identityAllowsDeposit(sandbox, member),
    }),
    balance: ({ member }) => ({ sumBalance: balanceAmount(sandbox, member.id), currency: 'PHP' }),
    agentCheck: ({ member }) => ({ agent: passesAgentCheck(sandbox, member) }),
    updateLanguage: ({ member, input }) => {
      if (!isLanguageCode(input.language)) throw new Refusal('INVALID_INPUT', { field: 'language' })
      members.setLanguage(member.id, input.language)
      return null
    },
    unreadCount: ({ member }) => ({ count: countUnread(sandbox, member.id) }),
    promotionCount: () => ({ count: openPromotions(clock.now(), madeAt(sandbox.db)).length }),
    ...passwordHandlers(sandbox),
    ...accountDetailsHandlers(sandbox),
  }
}
