import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { member } from '#shared/contract/endpoints/member.ts'
import type { system } from '#shared/contract/endpoints/system.ts'
import * as constants from '#shared/domain/constants.ts'
import type { FieldRule } from '#shared/domain/patterns.ts'
import { brokenLimits } from './broken-rules.ts'
import type { SettingKey, SettingValues } from './definitions.ts'

type FieldName = keyof InputOf<typeof member.register>
type RegisterRules = ValueOf<typeof system.registerRules>
type Limits = Omit<FieldRule, 'enabled' | 'required'>

/** What is always asked for, and how long it may be. */
export const username = { minLength: 4, maxLength: 15, patternId: 1 } as const satisfies Limits
export const password = { minLength: 6, maxLength: 20, patternId: 5 } as const satisfies Limits
const code: Limits = { minLength: 6, maxLength: 6, patternId: 6 }

/** Fields that the merchant can turn on, with their limits. */
const optionalFields = {
  email: { maxLength: 254, patternId: 3 },
  payeeName: { minLength: 2, maxLength: 80, patternId: 8 },
  mobileNum: { minLength: 7, maxLength: 16, acceptedPattern: '\\+?[0-9 -]+' },
  referralCode: { maxLength: constants.referralCodeMaxLength, acceptedPattern: '*' },
  affiliateCode: { maxLength: 40, patternId: 4 },
  recommenderId: { maxLength: 40, patternId: 4 },
  captcha: { minLength: 4, maxLength: 4, patternId: 6 },
  paymentPassword: { minLength: 6, maxLength: 6, patternId: 6 },
  idNumber: { minLength: 6, maxLength: 20, patternId: 4 },
  qqNum: { minLength: 5, maxLength: 12, patternId: 6 },
  line: { maxLength: 40, patternId: 9 },
  whatsapp: { maxLength: 40, acceptedPattern: '*' },
  facebook: { maxLength: 60, acceptedPattern: '*' },
  wechat: { maxLength: 40, patternId: 17 },
} satisfies Partial<Record<FieldName & SettingKey, Limits>>

/** Registration rules for the current settings. The client shows the form by them and `register` checks by them. */
export function registerRules(values: Readonly<SettingValues>): RegisterRules {
  const optional = Object.entries(optionalFields).map(([name, limits]) => {
    // `satisfies` above guarantees that the names are settings. Their values are off, optional or required.
    const state = values[name as keyof typeof optionalFields]
    return [name, { enabled: state !== 'off', required: state === 'required', ...limits }] as const
  })
  const always = { enabled: true, required: true }
  const fields: RegisterRules['fields'] = {
    username: { ...always, ...username },
    password: { ...always, ...password },
    confirmPassword: { ...always, ...password },
    // Only used together with a mobile number. Without a number, no code is required.
    verificationCode: { enabled: values.smsEnabled, required: values.smsEnabled, ...code },
    ...Object.fromEntries(optional),
  }
  return {
    fields: values.brokenRules ? withBrokenLimits(fields) : fields,
    usernameEnabled: values.usernameEnabled,
    mobileReg: values.mobileReg,
    mobileRegPass: values.mobileRegPass,
    pwdEnabled: values.pwdEnabled,
    smsEnabled: values.smsEnabled,
    showVerCodeLogin: values.showVerCodeLogin,
    hasFreePlay: values.hasFreePlay,
  }
}

const withBrokenLimits = (fields: RegisterRules['fields']): RegisterRules['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, rule]) => {
      const limits = brokenLimits[name]
      return [name, limits ? { enabled: rule.enabled, required: rule.required, ...limits } : rule]
    }),
  )
