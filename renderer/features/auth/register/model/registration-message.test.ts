import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { type FieldRule, patternIds } from '#shared/domain/patterns.ts'
import en from '#shared/i18n/locales/EN/register.json' with { type: 'json' }
import ty from '#shared/i18n/locales/TY/register.json' with { type: 'json' }
import { checkRegistration, type RegistrationFault } from './registration-check.ts'
import type { RegistrationFieldName, RegistrationValues } from './registration-fields.ts'
import { patternKey, registrationMessage } from './registration-message.ts'
import { emptyRegistration } from './registration-values.ts'

await i18next.init({
  lng: 'en',
  resources: { en: { register: en }, fil: { register: ty } },
  defaultNS: 'common',
})
const english = i18next.getFixedT('en', 'register')
const filipino = i18next.getFixedT('fil', 'register')
const say = (name: keyof RegistrationValues, fault: RegistrationFault, age = 18) =>
  registrationMessage(english, name, fault, age)

test.each(patternIds)(
  '[REG-03, REG-09] pattern %i has its message in both languages, limits filled in',
  (patternId) => {
    for (const t of [english, filipino]) {
      const message = registrationMessage(t, 'username', { kind: 'pattern', patternId, min: 6, max: 20 }, 18)
      expect(message).not.toMatch(/reg_pattern|\((min|max)\)/)
      expect(message.length).toBeGreaterThan(10)
    }
  },
)

test('[REG-03] equal limits are one figure', () => {
  const fault = { kind: 'pattern', patternId: 6, min: 6, max: 6 } as const
  expect(say('username', fault)).toBe('Use 6 digits only.')
  expect(registrationMessage(filipino, 'username', fault, 18)).toBe('Gumamit ng 6 na numero lang.')
  expect(say('password', { kind: 'length', min: 8, max: 8 })).toBe('Your password must have 8 characters.')
})

test('a pattern of the gateway’s own, and an unknown one, have words too', () => {
  for (const patternId of [undefined, 99])
    expect(say('wechat', { kind: 'pattern', patternId, min: 1, max: 9 })).toBe(
      'This format isn’t right. Check it and try again.',
    )
  expect(patternKey(99)).toBeUndefined()
})

test('[REG-05] the age is the brand’s', () => {
  expect(say('terms', { kind: 'terms' }, 21)).toContain('21 or above')
})

describe('[REG-10] every message of the specification is reached by what is typed', () => {
  const on: FieldRule = { enabled: true, required: true }
  const own = { ...on, acceptedPattern: '[a-z]{9}' }
  const noPhone = () => undefined

  const rows: [
    string,
    RegistrationFieldName | 'terms',
    FieldRule,
    Partial<RegistrationValues>,
    keyof typeof en.fault,
  ][] = [
    ['password length', 'password', { ...on, minLength: 6 }, { password: 'abc' }, 'passwordLength'],
    ['enter the code', 'verificationCode', on, { mobileNum: '0917' }, 'verificationCode'],
    [
      'valid code',
      'verificationCode',
      { ...on, patternId: 6 },
      { verificationCode: 'abc' },
      'verificationCode',
    ],
    ['mobile number', 'mobileNum', on, {}, 'mobileNum'],
    ['phone format', 'mobileNum', on, { mobileNum: '0917' }, 'phone'],
    ['confirmation', 'confirmPassword', on, { password: 'abc', confirmPassword: 'abd' }, 'mismatch'],
    ['real name', 'payeeName', own, { payeeName: '77' }, 'payeeName'],
    ['account format', 'username', own, { username: '77' }, 'account'],
    ['password format', 'password', own, { password: '77' }, 'password'],
    ['email format', 'email', own, { email: '77' }, 'email'],
    ['captcha', 'captcha', on, {}, 'captcha'],
    ['empty input', 'username', on, {}, 'required'],
    ['empty content', 'wechat', on, {}, 'content'],
    ['right form', 'idNumber', own, { idNumber: '77' }, 'format'],
    ['length', 'line', { ...on, maxLength: 2 }, { line: 'abc' }, 'length'],
    ['18 years', 'terms', on, { terms: false }, 'terms'],
  ]

  test('invitation code', () => {
    const rule = [{ name: 'affiliateCode', rule: own }] as const
    const values = { ...emptyRegistration('PH'), terms: true, affiliateCode: '77' }
    const found = checkRegistration(values, rule, noPhone).affiliateCode
    for (const fault of [found, { kind: 'affiliate' } as const])
      expect(fault && say('affiliateCode', fault)).toBe(en.invitation_code_error)
  })

  test.each(rows)('%s', (_, name, rule, typed, key) => {
    const values = { ...emptyRegistration('PH'), terms: true, ...typed }
    const fault = checkRegistration(values, name === 'terms' ? [] : [{ name, rule }], noPhone)[name]
    if (!fault) throw new Error('nothing was found wrong')
    for (const [t, texts] of [
      [english, en],
      [filipino, ty],
    ] as const) {
      const limits = 'min' in fault ? { '(min)': fault.min, '(max)': fault.max } : {}
      const wanted = Object.entries({ ...limits, '{{age}}': 18 }).reduce(
        (text, [mark, figure]) => text.replaceAll(mark, String(figure)),
        texts.fault[key],
      )
      expect(registrationMessage(t, name, fault, 18)).toBe(wanted)
    }
  })
})
