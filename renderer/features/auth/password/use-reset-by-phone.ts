import { useTranslation } from 'react-i18next'
import { useBotToken } from '#lib/bot-check/use-bot-token.ts'
import type { Phone } from '#lib/forms/phone.ts'
import type { Answer } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { type SessionValue, session } from '#shared/contract/endpoints/session.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useLoginDraft } from '../login/model/login-draft.ts'
import { useBeginSession } from '../session/begin-session.ts'
import type { ByPhoneValues } from './forgot-password.ts'

/** Sends the code for a forgotten password, and sets the new password with it. Both throw the error of their call. */
export function useResetByPhone() {
  const gateway = useGateway()
  const botToken = useBotToken()
  const finish = useFinishReset()
  return {
    sendCode: async ({ dialCode, number }: Phone) =>
      gateway.call(session.loginSms, {
        mobileNum: number,
        countryDialingCode: dialCode,
        purpose: 'password',
        botToken: await botToken('sms'),
      }),
    reset: async (values: ByPhoneValues, { dialCode, number }: Phone) => {
      const answer = await gateway.request(member.resetByPhone, {
        newPassword: values.newPassword,
        mobileNum: number,
        countryDialingCode: dialCode,
        verificationCode: values.verificationCode,
      })
      finish(answer, values)
    },
  }
}

/** Begins the session from the answer. If it holds none, opens the login with the number filled in. */
function useFinishReset() {
  const { t } = useTranslation('password')
  const beginSession = useBeginSession()
  const show = useOverlays((state) => state.show)
  const hand = useLoginDraft((state) => state.hand)
  return (answer: Answer<SessionValue>, { country, mobileNum }: ByPhoneValues) => {
    try {
      beginSession(answer)
      showToast({ title: t('forgot.done') })
    } catch {
      // The password has been set all the same, so don't show a failure.
      hand({ values: { country, mobileNum }, way: 'sms' })
      show({ name: 'login' })
      showToast({ title: t('forgot.logInNow'), body: t('forgot.logInNowBody') })
    }
  }
}
