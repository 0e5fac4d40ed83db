import { randomInt } from 'node:crypto'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { demoType } from '#shared/domain/roles.ts'
import { type Handlers, limited } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { requireBotCheck } from '../gateway/require-bot-check.ts'
import type { Sandbox } from '../sandbox.ts'
import { codeHandlers } from '../security/code-routes.ts'
import { proveAddress } from './address-guard.ts'
import { beginSession } from './begin-session.ts'
import { identify } from './log-in.ts'
import { recordingFailure } from './recording-failure.ts'

/** Balance of a new demo account, in minor units. */
const demoCredit = 10_000_00

/** Login, logout and free play. */
export function sessionHandlers(sandbox: Sandbox): Handlers<typeof contract.session> {
  const { members, sessions, settings, ledger, clock } = sandbox
  return {
    login: limited('login', (call) => {
      const { input, visitor } = call
      requireBotCheck(sandbox, 'login', input.botToken)
      const member = recordingFailure(sandbox, call, () => identify(sandbox, input, visitor))
      return beginSession(sandbox, member, call, input.type === 'sms' ? 'sms' : 'password')
    }),
    freePlay: limited('demo', (call) => {
      const { input, language } = call
      if (!settings.values.hasFreePlay) throw new Refusal('FREE_PLAY_OFF')
      if (input.random === '') throw new Refusal('INVALID_INPUT', { field: 'random' })
      const member = members.create({ username: freshDemoName(sandbox), type: demoType, language })
      ledger.post('playCredit', `demo ${member.id}`, clock.now(), [
        { kind: 'wallet', owner: member.id, amount: demoCredit },
        { kind: 'playCredit', amount: -demoCredit },
      ])
      return { token: sessions.begin(member.id, call), firstTimeLogin: false, passwordExpired: false }
    }),
    logout: ({ session }) => {
      sessions.end(session.hash)
      return null
    },
    verifyLogin: limited('login', (call) =>
      beginSession(sandbox, proveAddress(sandbox, call.input, call.visitor), call, 'proof'),
    ),
    firstLogin: ({ member }) => {
      members.recordFirstLogin(member.id)
      return null
    },
    ...codeHandlers(sandbox),
  }
}

function freshDemoName({ members }: Sandbox): string {
  for (;;) {
    const name = `demo${randomInt(10_000_000, 100_000_000)}`
    if (!members.byUsername(name)) return name
  }
}
