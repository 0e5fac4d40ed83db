import { brand } from 'virtual:brand'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Captcha, captchaOf } from '#lib/forms/captcha.ts'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { loadPhoneReader, type ReadPhone } from '#lib/forms/phone.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useSetting } from '#lib/settings/use-setting.ts'
import { affiliateOf } from './model/affiliate.ts'
import type { PhoneProof } from './model/phone-proof.ts'
import { checkRegistration, type RegistrationFaults } from './model/registration-check.ts'
import { keepRegistrationDraft, registrationDraft } from './model/registration-draft.ts'
import {
  type RegisterRules,
  type RegistrationValues,
  type RegistrationWay,
  registrationFields,
} from './model/registration-fields.ts'
import { logRuleFlaws } from './model/registration-log.ts'
import { registrationMessage } from './model/registration-message.ts'
import {
  failedAtOpening,
  isTaken,
  mayBeOpen,
  refusalKey,
  refusedField,
} from './model/registration-refusal.ts'
import { startOfRegistration } from './model/registration-start.ts'
import { useReferral } from './use-referral.ts'
import { useRegister } from './use-register.ts'

/** Why the registration failed as a whole, apart from single fields. */
export type Trouble = {
  message: string
  /** The account may exist already, so offer the login. */
  logIn?: true
}

const noPhone: ReadPhone = () => undefined
type RegistrationOptions = {
  rules: RegisterRules
  way: RegistrationWay
  /** From the link that opened the form. */
  referralCode: string | undefined
  /** Proves numbers. Undefined if the gateway sends the codes itself. */
  phoneProof: PhoneProof | undefined
}

/**
 * The registration form's state. What was typed stays after a failure, and messages go to the fields they concern.
 */
export function useRegistration({ rules, way, referralCode, phoneProof }: RegistrationOptions) {
  const { t } = useTranslation('register')
  const faultMessage = useFaultMessage()
  const registerAccount = useRegister()
  const hasPolicy = useSetting('AGENTPOLICY3') === true
  const [trouble, setTrouble] = useState<Trouble>()
  const [captcha, setCaptcha] = useState<Captcha>()
  const [captchaId, showCaptcha] = useState<string>()
  const [refusedCode, setRefusedCode] = useState<string>()
  const [lost, setLost] = useState<Pick<RegistrationValues, 'username' | 'mobileNum'>>()

  const { referral, brought, forget } = useReferral(referralCode)
  const [referred] = useState(referral.referralCode !== undefined)
  const fields = registrationFields(rules, way, referred)
  const order = [...fields.map(({ name }) => name), 'policy', 'terms'] as const
  const shown = new Set<string>(order)
  const readerFor = ({ mobileNum }: RegistrationValues) =>
    shown.has('mobileNum') && mobileNum !== '' ? loadPhoneReader() : Promise.resolve(noPhone)
  useEffect(() => logRuleFlaws(registrationFields(rules, way, false)), [rules, way])

  const check = (values: RegistrationValues, readPhone: ReadPhone) => {
    const affiliate = affiliateOf(values, fields, referral.affiliateCode)
    return checkRegistration(values, fields, readPhone, hasPolicy && affiliate !== undefined)
  }
  const messagesOf = (faults: RegistrationFaults) =>
    Object.fromEntries(
      order.flatMap((name) => {
        const fault = faults[name]
        return fault ? [[name, registrationMessage(t, name, fault, brand.minimumAge)]] : []
      }),
    )

  const form = useForm<RegistrationValues>({
    defaultValues: startOfRegistration({
      country: brand.country,
      draft: registrationDraft(),
      brought,
      referral,
    }),
    shouldFocusError: false,
    resolver: messageResolver(async (values) => {
      try {
        return messagesOf(check(values, await readerFor(values)))
      } catch (error) {
        // The phone rules didn't load, so the number can't be validated now.
        return { mobileNum: faultMessage(error) ?? '' }
      }
    }),
  })
  const { getValues, setError, setValue } = form
  useEffect(() => () => keepRegistrationDraft(getValues()), [getValues])

  const fail = (error: unknown, values: RegistrationValues) => {
    const key = refusalKey(error)
    const message = (key ? t(key) : faultMessage(error)) ?? ''
    const field = refusedField(error)
    if (failedAtOpening(error)) {
      // A captcha works only once.
      setValue('captcha', '')
      setCaptcha(captchaOf(error) ?? { image: undefined })
    }
    const { username, mobileNum } = values
    if (isTaken(error) && lost?.username === username && lost.mobileNum === mobileNum)
      return setTrouble({ message: t('perhapsYours'), logIn: true })
    if (mayBeOpen(error)) setLost({ username, mobileNum })
    // If a link's referral code belongs to nobody, let the player change it.
    if (field === 'referralCode') forget(field)
    if (field === 'affiliateCode') setRefusedCode(affiliateOf(values, fields, referral.affiliateCode)?.code)
    if (field !== undefined && shown.has(field)) setError(field, { message })
    else setTrouble({ message })
  }

  const send = async (values: RegistrationValues) => {
    setTrouble(undefined)
    const affiliate = affiliateOf(values, fields, referral.affiliateCode)
    try {
      const readPhone = await readerFor(values)
      const phone = readPhone(values.mobileNum, values.country)
      const proved = phoneProof && phone && shown.has('verificationCode')
      const faults = await registerAccount({
        way,
        values,
        fields,
        phone,
        affiliate,
        captchaId,
        check: () => check(values, readPhone),
        provePhone: proved ? () => phoneProof.confirm(phone, values.verificationCode) : undefined,
      })
      for (const [name, message] of Object.entries(messagesOf(faults)))
        setError(order.find((one) => one === name) ?? 'root', { message })
      if (faults.affiliateCode) setRefusedCode(affiliate?.code)
    } catch (error) {
      fail(error, values)
    }
  }

  return {
    form,
    fields,
    order,
    /** The referral code came with a link and is read-only. */
    referred: referral.referralCode !== undefined,
    /** The agent's code that the visit came with. */
    affiliateCode: referral.affiliateCode,
    hasPolicy,
    captcha,
    /** Tells which captcha is on screen, because its id goes with the answer. */
    showCaptcha,
    trouble,
    submit: form.handleSubmit(send),
    /** The agent's code that the gateway refused, until the player corrects or removes it. */
    refusedCode,
    mendCode: () => setRefusedCode(undefined),
    removeCode: () => {
      forget('affiliateCode')
      setValue('affiliateCode', '')
      form.clearErrors('affiliateCode')
      setTrouble(undefined)
      setRefusedCode(undefined)
    },
  }
}
