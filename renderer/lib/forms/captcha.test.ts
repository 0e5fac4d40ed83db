import { expect, test } from 'vitest'
import { GatewayError } from '#shared/contract/errors.ts'
import { captchaAddress, captchaOf } from './captcha.ts'

const refused = (value: unknown, code?: string) =>
  new GatewayError('session.login', { kind: 'refused', message: '', code, value })

test('[AUTH-06] a refusal with a picture in value.captcha asks for the captcha', () => {
  expect(captchaOf(refused({ captcha: 'iVBORw0KGgo=' }))).toEqual({
    image: 'data:image/png;base64,iVBORw0KGgo=',
  })
})

test('[AUTH-06] with its id, where the gateway gives one', () => {
  expect(captchaOf(refused({ captcha: 'AAAA', captchaId: 'c1' }))).toMatchObject({ id: 'c1' })
  expect(captchaOf(refused({ captcha: 'AAAA', captchaId: 7 }))?.id).toBeUndefined()
})

test.each([
  refused({ captcha: '"><script>' }),
  refused({ captcha: 7 }),
  refused({ captcha: { image: 'x' } }),
  refused(undefined, 'CAPTCHA_REQUIRED'),
  refused({ captcha: null }, 'WRONG_CAPTCHA'),
])('[AUTH-06] a refusal with a broken or missing picture still asks for the captcha', (error) => {
  expect(captchaOf(error)).toEqual({ image: undefined })
})

test.each([
  refused(undefined),
  refused({}),
  refused({ captcha: '' }, 'WRONG_CREDENTIALS'),
  refused({ captcha: null }),
  new GatewayError('session.login', { kind: 'offline' }),
  new Error('other'),
])('[AUTH-06] other refusals don’t ask for the captcha', (error) => {
  expect(captchaOf(error)).toBeUndefined()
})

test('a picture that already is a PNG address stays one', () => {
  expect(captchaAddress('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA')
  expect(captchaAddress('https://tracker.example/1.png')).toBeUndefined()
})
