import { useLocation } from 'react-router-dom'
import { useBotToken } from '#lib/bot-check/use-bot-token.ts'
import type { Phone } from '#lib/forms/phone.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { useBeginSession } from '../session/begin-session.ts'
import type { Affiliate } from './model/affiliate.ts'
import type { RegistrationFaults } from './model/registration-check.ts'
import type { RegistrationField, RegistrationValues, RegistrationWay } from './model/registration-fields.ts'
import { registrationInput } from './model/registration-input.ts'
import { runRegistration } from './model/registration-sequence.ts'

type Registration = {
  way: RegistrationWay
  values: RegistrationValues
  fields: readonly RegistrationField[]
  phone: Phone | undefined
  affiliate: Affiliate | undefined
  /** Of the captcha that is answered. */
  captchaId: string | undefined
  /** The rules of the fields. */
  check: () => RegistrationFaults
  /** The phone-auth provider's proof of the number; undefined where it proves none. */
  provePhone: (() => Promise<string>) | undefined
}

/** Opens the account and enters; answers with the faults it found at fields, and throws what a call threw. */
export function useRegister(): (registration: Registration) => Promise<RegistrationFaults> {
  const gateway = useGateway()
  const botToken = useBotToken()
  const { publicHost, publicOrigin } = usePlatform()
  const { pathname, search } = useLocation()
  const beginSession = useBeginSession()

  const hasAgent = (code: string) =>
    gateway.call(member.affiliate, { code, domain: publicHost }).then(
      ({ valid }) => valid,
      (error: unknown) => {
        // What it refuses is the code: it was asked about nothing else.
        if (faultOf(error)?.kind === 'refused') return false
        throw error
      },
    )

  return async ({ way, values, fields, phone, affiliate, captchaId, check, provePhone }) => {
    const end = await runRegistration({
      checkFields: check,
      checkAffiliate: affiliate?.typed ? () => hasAgent(affiliate.code) : undefined,
      proveHuman: () => botToken('register'),
      provePhone,
      open: (proofs) =>
        gateway.request(
          way === 'mobile' ? member.registerMobile : member.register,
          registrationInput(values, fields, phone, {
            domain: publicHost,
            registerUrl: publicOrigin + pathname + search,
            affiliateCode: affiliate?.code,
            captchaId,
            ...proofs,
          }),
        ),
    })
    if (end.kind === 'faults') return end.faults
    beginSession(end.account)
    return {}
  }
}
