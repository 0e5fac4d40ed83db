import { addressProofCode } from '#shared/contract/endpoints/session.ts'
import { type LoginOutcome, type Origin, recordLogin } from '../devices/logins.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import type { LoginInput } from './begin-session.ts'
import { readMobile } from './mobile.ts'

/** The refusals that an account's owner should know about. */
const outcomes: Readonly<Record<string, LoginOutcome>> = {
  WRONG_CREDENTIALS: 'wrong',
  WRONG_CODE: 'wrong',
  [addressProofCode]: 'unproved',
}

/** Runs a login. If it is refused, puts the attempt on the record of the account that it named. */
export function recordingFailure<Value>(
  sandbox: Sandbox,
  { input, visitor, agent }: Origin & { input: LoginInput },
  logIn: () => Value,
): Value {
  try {
    return logIn()
  } catch (error) {
    const outcome = error instanceof Refusal ? outcomes[error.code] : undefined
    const member = outcome && accountNamedBy(sandbox, input)
    if (outcome && member)
      recordLogin(
        sandbox,
        member.id,
        { visitor, agent },
        { method: input.type === 'sms' ? 'sms' : 'password', outcome },
      )
    throw error
  }
}

function accountNamedBy({ members }: Sandbox, input: LoginInput) {
  if (input.type === 'username') return members.byUsername(input.username?.trim() ?? '')
  const mobile = readMobile(input.mobileNum, input.countryDialingCode)
  return mobile === undefined ? undefined : members.byMobile(mobile)
}
