import { expect, test } from 'vitest'
import { useCountdowns } from '#lib/forms/countdown/countdown-store.ts'
import { createPhoneAuth } from '#lib/phone-auth/phone-auth.ts'
import { fakeNetwork, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { RegisterForm } from './register-form.tsx'

/** The form by mobile number, for a brand with a phone-auth provider. */
async function openForm() {
  useCountdowns.setState({ runs: {}, asked: {} })
  const network = fakeNetwork()
  network.answer(system.countryCodes, () => samples.countries)
  const rules = { ...samples.rules, mobileRegPass: false }
  const page = await renderSite(
    <RegisterForm
      rules={rules}
      way="mobile"
      referralCode={undefined}
      phoneAuth={createPhoneAuth({ kind: 'sandbox' })}
    />,
  )
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  return { network, page, field, button: page.getByRole('button', { name: 'Register' }) }
}

test('[REG-12, SMS-05] the provider sends the code and proves the number, and its token goes along in the code’s place', async () => {
  const { network, page, field, button } = await openForm()
  network.answer(member.registerMobile, () => refusal('INVALID_REFERRAL_CODE', 'nobody'))
  await field('Mobile number').fill('0917 123 4567')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.element(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
  expect(network.sent(session.registerSms)).toEqual([])

  await field('Verification code').fill('999999')
  await page.getByRole('checkbox').click()
  await button.click()
  await expect.element(field('Verification code')).toHaveAccessibleDescription(/code is wrong/)
  await expect.element(field('Verification code')).toHaveFocus()
  expect(network.sent(member.registerMobile)).toEqual([])

  await field('Verification code').fill('123456')
  await button.click()
  await expect.element(field('Referral code')).toHaveAccessibleDescription(/doesn’t exist/)
  const [{ body } = { body: undefined }] = network.sent(member.registerMobile)
  expect(body).toMatchObject({ mobileNum: '9171234567', firebaseToken: 'sandbox-phone:+639171234567' })
  expect(body).not.toHaveProperty('verificationCode')
})

test('[REG-12] a code proves no other number than the one it was sent to', async () => {
  const { network, page, field, button } = await openForm()
  await field('Mobile number').fill('0917 123 4567')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.element(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
  await field('Verification code').fill('123456')
  await field('Mobile number').fill('0918 123 4567')
  await page.getByRole('checkbox').click()
  await button.click()
  await expect.element(field('Verification code')).toHaveAccessibleDescription(/expired/)
  expect(network.sent(member.registerMobile)).toEqual([])
})
