import { brand } from 'virtual:brand'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useBotToken } from '#lib/bot-check/use-bot-token.ts'
import type { Phone } from '#lib/forms/phone.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { showToast } from '#ui/toast/toast-store.ts'
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
  /** Id of the captcha that was answered. */
  captchaId: string | undefined
  /** Validates the fields against their rules. */
  check: () => RegistrationFaults
  /** Returns the phone-auth provider's proof of the number. Undefined if no provider is used. */
  provePhone: (() => Promise<string>) | undefined
}

/**
 * Opens the account and begins the session. The function resolves with faults of fields and throws what a call threw.
 */
export function useRegister(): (registration: Registration) => Promise<RegistrationFaults> {
  const gateway = useGateway()
  const botToken = useBotToken()
  const { publicHost, publicOrigin } = usePlatform()
  const { pathname, search } = useLocation()
  const beginSession = useBeginSession()
  const { t } = useTranslation('register')
  const show = useOverlays((state) => state.show)

  const hasAgent = (code: string) =>
    gateway.call(member.affiliate, { code, domain: publicHost }).then(
      ({ valid }) => valid,
      (error: unknown) => {
        // The call only takes the code, so a refusal concerns the code.
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
    const { pending, pendingPath } = useSessionStore.getState()
    beginSession(end.account)
    // An action that waited for the account runs first.
    if (pending || pendingPath !== undefined) showToast({ title: t('welcome', { brand: brand.title }) })
    else show({ name: 'welcome' })
    return {}
  }
}
