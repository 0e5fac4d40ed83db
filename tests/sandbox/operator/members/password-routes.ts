import type { contract } from '#shared/contract/endpoints/index.ts'
import { type Handlers, limited } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { countRequest } from '../security/send-limit.ts'
import { admit } from './admit.ts'
import { beginSession } from './begin-session.ts'
import { confirmPassword } from './confirm-password.ts'
import { readMobile } from './mobile.ts'
import { checkNewPassword, setPassword } from './new-password.ts'
import { sendTemporaryPassword } from './temporary-password.ts'

type PasswordCalls = Pick<
  typeof contract.member,
  'forgotByEmail' | 'resetByPhone' | 'passwordCheck' | 'changePassword'
>

/** Forgotten passwords, by email and phone, and changed passwords, through the password-check relay. */
export function passwordHandlers(sandbox: Sandbox): Handlers<PasswordCalls> {
  const { members, settings, codes, checkTokens, db, clock } = sandbox

  return {
    forgotByEmail: limited('forgotten', ({ input, visitor }) => {
      if (!settings.values.CHNGPASSMAIL3) throw new Refusal('METHOD_OFF')
      const member = members.byUsername(input.username.trim())
      const email = input.email.trim().toLowerCase()
      if (!member?.email || member.email.toLowerCase() !== email) throw new Refusal('WRONG_PAIR')
      countRequest(db, clock, email)
      sendTemporaryPassword(sandbox, member, member.email, visitor)
      return null
    }),
    resetByPhone: limited('login', (call) => {
      const { input } = call
      if (!settings.values.CHNGPASSVERIF3) throw new Refusal('METHOD_OFF')
      const mobile = readMobile(input.mobileNum, input.countryDialingCode)
      if (mobile === undefined) throw new Refusal('INVALID_MOBILE')
      checkNewPassword(sandbox, input.newPassword)
      const member = members.byMobile(mobile)
      if (!member || !codes.redeem('password', mobile, input.verificationCode))
        throw new Refusal('WRONG_CODE')
      admit(sandbox, member)
      setPassword(sandbox, member.id, input.newPassword)
      return beginSession(sandbox, { ...member, firstLoginDue: 0, passwordExpired: 0 }, call, 'reset')
    }),
    passwordCheck: ({ member, session, input }) => {
      confirmPassword(sandbox, member, session, input.password)
      return checkTokens.issue(session.hash, input.purpose)
    },
    changePassword: ({ member, session, input }) => {
      if (!checkTokens.redeem(input.checkToken, session.hash, 'password')) throw new Refusal('CHECK_REQUIRED')
      confirmPassword(sandbox, member, session, input.oldPassword)
      checkNewPassword(sandbox, input.newPassword)
      if (input.confirmNewPassword !== input.newPassword) throw new Refusal('PASSWORDS_DIFFER')
      if (input.newPassword === input.oldPassword) throw new Refusal('PASSWORD_UNCHANGED')
      setPassword(sandbox, member.id, input.newPassword, { butFor: session.hash })
      return null
    },
  }
}
