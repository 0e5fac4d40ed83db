import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { system } from '#shared/contract/endpoints/system.ts'
import * as constants from '#shared/domain/constants.ts'
import { type FieldRule, type RuleFlaw, readRule } from '#shared/domain/patterns.ts'

export type RegisterRules = ValueOf<typeof system.registerRules>
export type RegistrationWay = 'username' | 'mobile'

/** Fields that are a plain line of text with a rule, in the order they appear. */
export const plainFieldNames = [
  'payeeName',
  'idNumber',
  'email',
  'whatsapp',
  'line',
  'wechat',
  'facebook',
  'qqNum',
  'referralCode',
  'recommenderId',
  'affiliateCode',
] as const
export type PlainFieldName = (typeof plainFieldNames)[number]

/** Fields that a gateway rule governs. */
export type RegistrationFieldName =
  | 'username'
  | 'mobileNum'
  | 'verificationCode'
  | 'password'
  | 'confirmPassword'
  | 'paymentPassword'
  | PlainFieldName
  | 'captcha'

export type RegistrationValues = Record<RegistrationFieldName, string> & {
  /** ISO 3166 code of the mobile number's country, unless the number has its own dialling code. */
  country: string
  terms: boolean
  /**
   * Whether the agent policy was accepted. Asked if the merchant has one and an agent's code goes with the
   * registration.
   */
  policy: boolean
}

export type RegistrationField = { name: RegistrationFieldName; rule: FieldRule }

const always: FieldRule = { enabled: true, required: true }

/** The ways to register that the gateway allows, username first. */
export const registrationWays = (rules: RegisterRules): RegistrationWay[] => [
  ...(rules.usernameEnabled ? (['username'] as const) : []),
  ...(rules.mobileReg ? (['mobile'] as const) : []),
]

/** The fields of one way in the order they appear, each with the gateway's rule. */
export function registrationFields(
  rules: RegisterRules,
  way: RegistrationWay,
  referred: boolean,
): RegistrationField[] {
  const ruleOf = (name: RegistrationFieldName): FieldRule | undefined =>
    Object.hasOwn(rules.fields, name) ? rules.fields[name] : undefined
  const needed = (name: RegistrationFieldName): RegistrationField => ({
    name,
    rule: { ...ruleOf(name), ...always },
  })
  const enabled = (name: RegistrationFieldName): RegistrationField[] => {
    const rule = ruleOf(name)
    if (name === 'referralCode') return referralField(rule, referred)
    return rule?.enabled ? [{ name, rule }] : []
  }

  const byMobile = way === 'mobile'
  const mobile = byMobile ? [needed('mobileNum')] : enabled('mobileNum')
  const code = rules.smsEnabled && mobile.length > 0 ? [needed('verificationCode')] : []
  const password = [needed('password'), needed('confirmPassword')]
  const account = byMobile
    ? [...mobile, ...code, ...(rules.mobileRegPass ? password : [])]
    : [needed('username'), ...password, ...mobile, ...code]
  return [
    ...account,
    ...enabled('paymentPassword').map(({ name }) => needed(name)),
    ...plainFieldNames.flatMap(enabled),
    ...enabled('captcha'),
  ]
}

function referralField(
  rule: FieldRule = { enabled: false, required: false },
  referred: boolean,
): RegistrationField[] {
  if (!rule.enabled && !referred) return []
  const maxLength = Math.min(rule.maxLength ?? Number.POSITIVE_INFINITY, constants.referralCodeMaxLength)
  return [{ name: 'referralCode', rule: { ...rule, maxLength } }]
}

/** Rules of these fields that make no sense. Only for the log; validation falls back by itself. */
export const ruleFlaws = (fields: readonly RegistrationField[]): { name: string; flaw: RuleFlaw }[] =>
  fields.flatMap(({ name, rule }) => readRule(rule).flaws.map((flaw) => ({ name, flaw })))
