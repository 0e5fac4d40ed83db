import { expect, test } from 'vitest'
import en from '#shared/i18n/locales/EN/codes.json' with { type: 'json' }
import ty from '#shared/i18n/locales/TY/codes.json' with { type: 'json' }
import { phoneAuthFault } from './phone-auth-fault.ts'

const table = [
  ['INVALID_PHONE_NUMBER', 'invalidFormat'],
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'invalidFormat'],
  ['auth/invalid-phone-number', 'invalidFormat'],
  ['MISSING_PHONE_NUMBER', 'enterValid'],
  ['auth/missing-phone-number', 'enterValid'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'tooMany'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : We have blocked all requests from this device', 'tooMany'],
  ['auth/too-many-requests', 'tooMany'],
  ['INVALID_CODE', 'invalidCode'],
  ['auth/invalid-verification-code', 'invalidCode'],
  ['MISSING_CODE', 'missingCode'],
  ['auth/missing-verification-code', 'missingCode'],
  ['CAPTCHA_CHECK_FAILED : Hostname match not found', 'captcha'],
  ['auth/captcha-check-failed', 'captcha'],
  ['INVALID_APP_CREDENTIAL', 'captcha'],
  ['auth/unauthorized-domain', 'captcha'],
  ['QUOTA_EXCEEDED : Exceeded daily quota', 'quota'],
  ['auth/quota-exceeded', 'quota'],
  ['BILLING_NOT_ENABLED', 'quota'],
  ['OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled', 'disabled'],
  ['auth/operation-not-allowed', 'disabled'],
  ['SESSION_EXPIRED', 'expired'],
  ['auth/code-expired', 'expired'],
  ['INVALID_SESSION_INFO', 'expired'],
  ['auth/popup-closed-by-user', 'closed'],
  ['auth/cancelled-popup-request', 'closed'],
  ['auth/network-request-failed', 'offline'],
  ['INTERNAL_ERROR_OF_TOMORROW', 'unknown'],
  ['constructor', 'unknown'],
  ['__proto__', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  [{ code: 'INVALID_CODE' }, 'unknown'],
] as const

test.each(table)('[SMS-05] the provider’s error %j is reported as "%s"', (code, fault) => {
  expect(phoneAuthFault(code)).toBe(`phoneAuth.${fault}`)
})

test('[SMS-05, ERR-02] every message is reached, and has words of its own in both languages', () => {
  const reached = new Set(table.map(([, fault]) => fault))
  for (const texts of [en.phoneAuth, ty.phoneAuth]) {
    expect(new Set(Object.keys(texts))).toEqual(reached)
    expect(new Set(Object.values(texts)).size).toBe(reached.size)
  }
})
