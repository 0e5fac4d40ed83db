import i18next from 'i18next'
import { expect, test, vi } from 'vitest'
import type { PhoneAuth } from '#lib/phone-auth/phone-auth.ts'
import en from '#shared/i18n/locales/EN/codes.json' with { type: 'json' }
import { createPhoneProof } from './phone-proof.ts'

await i18next.init({ lng: 'en', resources: { en: { codes: en } } })

const phone = { dialCode: '63', number: '9171234567' }
const other = { dialCode: '63', number: '9181234567' }

function setUp() {
  const confirm = vi.fn((code: string) => Promise.resolve(`token for ${code}`))
  const send = vi.fn<PhoneAuth['send']>(() => Promise.resolve({ confirm }))
  return { send, confirm, proof: createPhoneProof({ send }) }
}

test('[REG-12] a number is proved once, and its token serves a second try', async () => {
  const { send, confirm, proof } = setUp()
  await proof.send(phone)
  expect(send).toHaveBeenCalledWith('+639171234567')
  expect(await proof.confirm(phone, '123456')).toBe('token for 123456')
  expect(await proof.confirm(phone, '123456')).toBe('token for 123456')
  expect(confirm).toHaveBeenCalledOnce()
})

test('[REG-12] a different code is verified again, and so is a code after another message was sent', async () => {
  const { confirm, proof } = setUp()
  await proof.send(phone)
  await proof.confirm(phone, '111111')
  await proof.confirm(phone, '222222')
  await proof.send(phone)
  await proof.confirm(phone, '222222')
  expect(confirm).toHaveBeenCalledTimes(3)
})

test('[REG-12] a code proves the number that it was sent to, and no other', async () => {
  const { confirm, proof } = setUp()
  await expect(proof.confirm(phone, '123456')).rejects.toThrow('phoneAuth.expired')
  await proof.send(phone)
  await expect(proof.confirm(other, '123456')).rejects.toThrow('phoneAuth.expired')
  expect(confirm).not.toHaveBeenCalled()
})

test('a failed sending leaves the code that was sent before valid', async () => {
  const { send, proof } = setUp()
  await proof.send(phone)
  send.mockRejectedValueOnce(new Error('quota'))
  await expect(proof.send(other)).rejects.toThrow('quota')
  expect(await proof.confirm(phone, '123456')).toBe('token for 123456')
})
