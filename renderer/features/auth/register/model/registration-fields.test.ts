import { expect, test } from 'vitest'
import {
  plainFieldNames,
  type RegisterRules,
  registrationFields,
  registrationWays,
  ruleFlaws,
} from './registration-fields.ts'

const on = { enabled: true, required: true }
const off = { enabled: false, required: false }
const rules: RegisterRules = {
  fields: {
    username: { ...on, minLength: 4, maxLength: 15, patternId: 1 },
    password: on,
    email: off,
    mobileNum: off,
  },
  usernameEnabled: true,
  mobileReg: true,
  mobileRegPass: true,
  pwdEnabled: true,
  smsEnabled: true,
  showVerCodeLogin: true,
  hasFreePlay: true,
}
const names = (...parameters: Parameters<typeof registrationFields>) =>
  registrationFields(...parameters).map(({ name }) => name)

test.each([
  [true, true, ['username', 'mobile']],
  [true, false, ['username']],
  [false, true, ['mobile']],
  [false, false, []],
])('[REG-01] usernameEnabled %s and mobileReg %s open %j', (usernameEnabled, mobileReg, ways) => {
  expect(registrationWays({ ...rules, usernameEnabled, mobileReg })).toEqual(ways)
})

test('[REG-01] by username: name and password; by mobile: number, code and password', () => {
  expect(names(rules, 'username', false)).toEqual(['username', 'password', 'confirmPassword'])
  expect(names(rules, 'mobile', false)).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
  ])
})

test('[REG-01] the settings take password and code out of a registration by mobile number', () => {
  expect(names({ ...rules, mobileRegPass: false, smsEnabled: false }, 'mobile', false)).toEqual(['mobileNum'])
})

test('[REG-02] the gateway switches the others on, each in its place', () => {
  const others = ['paymentPassword', ...plainFieldNames, 'captcha'] as const
  const fields = Object.fromEntries([...others, 'mobileNum'].map((name) => [name, on]))
  const account = ['password', 'confirmPassword']
  expect(names({ ...rules, fields }, 'username', false)).toEqual([
    'username',
    ...account,
    'mobileNum',
    'verificationCode',
    ...others,
  ])
  expect(names({ ...rules, fields }, 'mobile', false)).toEqual([
    'mobileNum',
    'verificationCode',
    ...account,
    ...others,
  ])
})

test.each(plainFieldNames)(
  '[REG-02] %s is shown when it is enabled, and required when the rule says so',
  (name) => {
    const shown = (rule: object | undefined) =>
      registrationFields(
        { ...rules, fields: Object.fromEntries(rule ? [[name, { ...off, ...rule }]] : []) },
        'username',
        false,
      ).find((field) => field.name === name)?.rule.required
    expect(shown(undefined)).toBeUndefined()
    expect(shown({ required: true })).toBeUndefined()
    expect(shown({ enabled: true })).toBe(false)
    expect(shown({ enabled: true, required: true })).toBe(true)
  },
)

test('[REG-02] a payment password is required wherever it is shown', () => {
  const fields = { paymentPassword: { enabled: true, required: false, maxLength: 6 } }
  const field = registrationFields({ ...rules, fields }, 'username', false).at(-1)
  expect(field).toEqual({ name: 'paymentPassword', rule: { ...on, maxLength: 6 } })
})

test('[REG-02] no code is asked for without a number, nor where the gateway sends none', () => {
  expect(names(rules, 'username', false)).not.toContain('verificationCode')
  const fields = { ...rules.fields, mobileNum: on }
  expect(names({ ...rules, fields }, 'username', false)).toContain('verificationCode')
  expect(names({ ...rules, fields, smsEnabled: false }, 'username', false)).not.toContain('verificationCode')
})

test('rules of fields that nobody knows, or that every object has, change nothing', () => {
  const fields = { ...rules.fields, shoeSize: on, toString: on }
  expect(names({ ...rules, fields }, 'username', false)).toEqual(names(rules, 'username', false))
})

test('[REG-07] a referral code shows when the rules or the link have it, with 255 characters at most', () => {
  const [field] = registrationFields(rules, 'username', true).slice(-1)
  expect(field).toEqual({ name: 'referralCode', rule: { enabled: false, required: false, maxLength: 255 } })
})

test.each([
  [1000, 255],
  [40, 40],
  [undefined, 255],
])('[REG-07] a rule that allows a referral code %s characters means %i', (maxLength, longest) => {
  const fields = { referralCode: { enabled: true, required: false, maxLength } }
  const [field] = registrationFields({ ...rules, fields }, 'username', false).slice(-1)
  expect(field?.rule.maxLength).toBe(longest)
})

test('username and password are asked for whatever the rules leave out', () => {
  const [username] = registrationFields({ ...rules, fields: { username: off } }, 'username', false)
  expect(username?.rule).toMatchObject({ enabled: true, required: true })
})

test('[REG-03] senseless rules are named for the log', () => {
  const fields = { username: { ...on, minLength: 9, maxLength: 3 }, password: { ...on, patternId: 99 } }
  expect(ruleFlaws(registrationFields({ ...rules, fields }, 'username', false))).toEqual([
    { name: 'username', flaw: 'minAboveMax' },
    { name: 'password', flaw: 'unknownPattern' },
  ])
})
