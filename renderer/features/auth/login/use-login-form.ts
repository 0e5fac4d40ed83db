import { brand } from 'virtual:brand'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { captchaOf } from '#lib/forms/captcha.ts'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { readTypedPhone } from '#lib/forms/phone.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import type { RememberedLogin } from '#lib/platform/platform.ts'
import { isCode } from '#shared/domain/typed-text.ts'
import { addressProofOf } from '../proof/address-proof.ts'
import type { WaitingLogin } from '../proof/use-prove-login.ts'
import { useSessionParts } from '../session/session-parts.ts'
import { type Credentials, logIn } from './log-in.ts'
import { keepLogin } from './model/keep-login.ts'
import {
  fieldOfLoginFault,
  type LoginValues,
  loginFields,
  missingLoginFields,
  usesRememberedPassword,
} from './model/login.ts'
import type { LoginDraft } from './model/login-draft.ts'
import type { LoginWay } from './model/login-ways.ts'
import { useLoginMessage } from './use-login-message.ts'
import { useRemembered } from './use-remembered.ts'

/** The values of an untouched login form. */
export const emptyLogin: LoginValues = {
  username: '',
  password: '',
  captcha: '',
  country: brand.country,
  mobileNum: '',
  verificationCode: '',
  remember: false,
}

type LoginFormOptions = {
  draft: LoginDraft | undefined
  way: LoginWay
  onRemembered: (remembered: RememberedLogin) => void
  /** Called when the gateway asks for a proof of identity first. */
  onProof: (login: WaitingLogin) => void
}

/** The login form's values, validation and submission. What was typed stays when the login fails. */
export function useLoginForm({ draft, way, onRemembered, onProof }: LoginFormOptions) {
  const { t } = useTranslation('auth')
  const message = useLoginMessage()
  const parts = useSessionParts()
  const { memory } = parts.platform
  // A captcha belongs to the way of logging in that it was requested for.
  const [captchas, setCaptchas] = useState(() => ({ [draft?.way ?? 'username']: captchaOf(draft?.error) }))
  const captcha = captchas[way]
  const [captchaId, showCaptcha] = useState<string>()
  const [failure, setFailure] = useState(draft?.error)

  const form = useForm<LoginValues>({
    defaultValues: { ...emptyLogin, ...draft?.values },
    shouldFocusError: false,
    resolver: messageResolver(async (values) => {
      const shown = { way, captcha: captcha !== undefined, heldFor: remembered.heldFor }
      const missing = missingLoginFields(values, shown)
      const lacks = Object.fromEntries(missing.map((name) => [name, t('fault.required')]))
      const isFine = way === 'username' || isCode(values.verificationCode)
      const messages = isFine ? lacks : { verificationCode: t('fault.code'), ...lacks }
      if (way === 'username' || missing.includes('mobileNum')) return messages
      // If the phone rules don't load, let any number pass. Sending the form loads them again and shows the failure.
      const good = await readTypedPhone(values).catch(() => true)
      return good ? messages : { ...messages, mobileNum: t('fault.phone') }
    }),
  })
  const remembered = useRemembered(form, onRemembered)
  useFocusFirstError(form, loginFields[way])

  const send = async (values: LoginValues) => {
    setFailure(undefined)
    const { heldFor } = remembered
    const held = way === 'username' && usesRememberedPassword(values, heldFor)
    try {
      await logIn(parts, { ...(await credentials(way, values, held)), captchaId })
      keepLogin(memory, way, values)
    } catch (error) {
      const proof = addressProofOf(error)
      if (proof) return onProof({ proof, values: { ...values, captcha: '' }, way })
      const asked = captchaOf(error)
      if (asked) {
        setCaptchas({ ...captchas, [way]: asked })
        form.setValue('captcha', '')
      }
      const place = fieldOfLoginFault(error, way)
      if (place === 'form') return setFailure(error)
      if (held && place === 'password') remembered.distrust()
      form.setError(place, { message: message(error) ?? '' })
    }
  }

  return {
    form,
    captcha,
    /** Tells which captcha is on screen, because its id goes with the answer. */
    showCaptcha,
    /** Why the login failed, unless it is said at a field. */
    failure: failure === undefined ? undefined : message(failure),
    /** The account is excluded from play. */
    excluded: refusalCode(failure) === 'ACCOUNT_EXCLUDED',
    heldFor: remembered.heldFor,
    forget: remembered.forget,
    submit: form.handleSubmit(send),
    /** Called when the way changes, because the messages concern the other one. */
    clearMessages() {
      setFailure(undefined)
      form.clearErrors()
    },
  }
}

async function credentials(way: LoginWay, values: LoginValues, held: boolean): Promise<Credentials> {
  const { username, password, verificationCode, captcha } = values
  if (held) return { way: 'username', held, captcha }
  if (way === 'username') return { way, username, password, captcha }
  const phone = await readTypedPhone(values)
  if (!phone) throw new Error('the number was checked, and is none any more')
  return { way, phone, verificationCode, captcha }
}
