import type { contract } from '#shared/contract/endpoints/index.ts'
import { type Handlers, limited } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { requireBotCheck } from '../gateway/require-bot-check.ts'
import { memberOfTicket } from '../members/address-guard.ts'
import { readMobile } from '../members/mobile.ts'
import type { Sandbox } from '../sandbox.ts'

type CodeCalls = Pick<typeof contract.session, 'verifySms' | 'loginSms' | 'registerSms'>

/** Codes sent by SMS, each for one purpose. */
export function codeHandlers(sandbox: Sandbox): Handlers<CodeCalls> {
  const { members, settings, codes } = sandbox
  return {
    verifySms: limited('code', ({ input, visitor }) => {
      requireBotCheck(sandbox, 'sms', input.botToken)
      const { mobile } = memberOfTicket(sandbox, input.ticket, visitor)
      if (mobile === null) throw new Refusal('METHOD_OFF')
      return codes.send('address', mobile)
    }),
    loginSms: limited('code', ({ input }) => {
      const { MOBILEVERCODELOGIN3, showVerCodeLogin, CHNGPASSVERIF3 } = settings.values
      const purpose = input.purpose ?? 'login'
      requireBotCheck(sandbox, 'sms', input.botToken)
      if (purpose === 'login' && !(MOBILEVERCODELOGIN3 && showVerCodeLogin))
        throw new Refusal('LOGIN_METHOD_OFF')
      if (purpose === 'password' && !CHNGPASSVERIF3) throw new Refusal('METHOD_OFF')
      const mobile = readMobile(input.mobileNum, input.countryDialingCode)
      if (mobile === undefined) throw new Refusal('INVALID_MOBILE')
      return codes.send(purpose, mobile, { known: members.byMobile(mobile) !== undefined })
    }),
    registerSms: limited('code', ({ input }) => {
      const { smsEnabled, mobileReg, usernameEnabled } = settings.values
      requireBotCheck(sandbox, 'sms', input.botToken)
      const byMobile = 'mobileNo' in input
      if (!smsEnabled || !(byMobile ? mobileReg : usernameEnabled)) throw new Refusal('REGISTRATION_OFF')
      const number = byMobile ? input.mobileNo : input.data.mobileNum
      const { countryDialingCode } = byMobile ? input : input.data
      const mobile = readMobile(number, countryDialingCode)
      if (mobile === undefined) throw new Refusal('INVALID_MOBILE')
      // The caller must not learn whether the number has an account. Its owner is told in the message.
      const words = members.byMobile(mobile) && 'This number already has an account: log in with it.'
      return codes.send('register', mobile, { words })
    }),
  }
}
