import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { takeReports } from '#lib/log/report.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { refusal } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { fillIn, on, openRegister } from '../testing/open-register.tsx'

test('[REG-11] errors stand at their fields, are counted, keep what was typed, and the first has the focus', async () => {
  const { network, dialog, field, button } = await openRegister()
  await field('Username').fill('bituin88')
  await field('Password').fill('secret')
  await field('Confirm password').fill('secre')
  await button.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please fix 3 fields.')
  await expect.element(field('Password')).toHaveFocus()
  await expect
    .element(field('Password'))
    .toHaveAccessibleDescription(/Use 6 - 20 characters with both letters and digits\./)
  await expect
    .element(field('Confirm password'))
    .toHaveAccessibleDescription('The passwords don’t match. Type them again.')
  await expect.element(field('Username')).toHaveValue('bituin88')
  await expect.element(field('Username')).not.toHaveAttribute('aria-invalid')
  expect(network.sent(member.register)).toEqual([])
})

test('[REG-04] correcting the password also removes the confirmation’s error', async () => {
  const { field, button } = await openRegister()
  await field('Password').fill('Palaro12')
  await field('Confirm password').fill('Palaro123')
  await button.click()
  await expect.element(field('Confirm password')).toHaveAttribute('aria-invalid', 'true')
  await field('Password').fill('Palaro123')
  await expect.element(field('Confirm password')).not.toHaveAttribute('aria-invalid')
})

test('[REG-01, REG-08] a good form opens the account, signs in, loads the member and ends at home', async () => {
  const form = await openRegister({ referralCode: 'BAY-7K2Q' })
  form.network.answer(member.register, () => ({ token: 'token-of-bituin' }))
  await fillIn(form)
  await expect.element(form.field('Referral code')).toHaveValue('BAY-7K2Q')
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(form.network.sent(member.register)[0]?.body).toEqual({
    username: 'bituin88',
    password: 'Palaro123',
    confirmPassword: 'Palaro123',
    referralCode: 'BAY-7K2Q',
    affiliateCode: 'AFF1',
    domain: location.host,
    registerUrl: `${location.origin}/register?affiliateCode=AFF1`,
    registerMethod: 'WEB',
    login: true,
    botToken: expect.stringContaining('register'),
  })
  expect(sessionStorage.getItem('token')).toBe('token-of-bituin')
  await expect.poll(() => form.network.sent(member.balance)).toHaveLength(1)
  await expect.element(form.screen.getByTestId('address')).toMatchTextContent(/^\/$/)
  expect(useOverlays.getState().open).toEqual({ name: 'welcome' })
})

test('[REG-08, GRD-01] what waited for the account goes on at once, with a word of welcome beside it', async () => {
  const form = await openRegister()
  form.network.answer(member.register, () => ({ token: 'token-of-bituin' }))
  let wentOn = 0
  useSessionStore.getState().setPending(() => {
    wentOn += 1
  })
  await fillIn(form)
  await form.button.click()
  await expect.poll(() => wentOn).toBe(1)
  expect(useOverlays.getState().open).toBeUndefined()
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Welcome to /),
  ])
})

test('[REG-11] a taken username has its message at the username', async () => {
  const form = await openRegister()
  form.network.answer(member.register, () => refusal('USERNAME_TAKEN', 'This username is taken.'))
  await fillIn(form)
  await form.button.click()
  await expect.element(form.field('Username')).toHaveAccessibleDescription(/taken\. Choose another/)
  await expect.element(form.field('Username')).toHaveFocus()
  await expect.element(form.field('Password')).toHaveValue('Palaro123')
})

test('a double submit sends one request', async () => {
  const form = await openRegister()
  const answer = Promise.withResolvers<object>()
  form.network.answer(member.register, () => answer.promise)
  await fillIn(form)
  await form.field('Username').click()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => form.network.sent(member.register)).toHaveLength(1)
  answer.resolve({ token: 'token-of-bituin' })
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(form.network.sent(member.register)).toHaveLength(1)
})

test('[REG-01] by mobile number: the code is sent to it, and the number travels as the gateway writes it', async () => {
  const form = await openRegister()
  const { network, dialog, field } = form
  network.answer(session.registerSms, () => ({ expiredMinutes: 1 }))
  network.answer(member.registerMobile, () => ({ token: 'token-of-bituin' }))
  await field('Password').fill('Palaro123')
  await dialog.getByRole('tab', { name: 'By mobile number' }).click()
  await field('Mobile number').fill('0917 123')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.element(field('Mobile number')).toHaveAccessibleDescription(/valid mobile number/)
  await field('Mobile number').fill('0917 123 4567')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.element(dialog.getByRole('button', { name: /^Send again in (0:\d\d|1:00)$/ })).toBeDisabled()
  expect(network.sent(session.registerSms)[0]?.body).toMatchObject({
    countryDialingCode: '63',
    mobileNo: '9171234567',
  })

  await field('Verification code').fill('123456')
  await expect.element(field('Password')).toHaveValue('Palaro123')
  await field('Confirm password').fill('Palaro123')
  await dialog.getByRole('checkbox').click()
  await form.button.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(network.sent(member.registerMobile)[0]?.body).toMatchObject({
    mobileNum: '9171234567',
    countryDialingCode: '63',
    verificationCode: '123456',
  })
})

test('[REG-02, REG-03] the form is the gateway’s: ways, fields, stars, limits', async () => {
  const rules = {
    ...samples.rules,
    mobileReg: false,
    fields: {
      ...samples.rules.fields,
      username: { ...on, minLength: 6, maxLength: 6, patternId: 6 },
      payeeName: on,
      email: { enabled: true, required: false },
    },
  }
  const { dialog, field, button } = await openRegister({ rules })
  await expect.element(field('Real name')).toHaveAttribute('placeholder', '*As shown on your ID')
  await expect.element(field('Email')).toHaveAttribute('placeholder', 'you@example.com')
  expect(dialog.getByRole('tab').query()).toBeNull()
  await field('Username').fill('bituin')
  await button.click()
  await expect.element(field('Username')).toHaveAccessibleDescription('Use 6 digits only.')
})

test('[REG-03] invalid field rules are logged, and the form can still be sent', async () => {
  const reports: string[] = []
  takeReports(({ level, what }) => reports.push(`${level}: ${what}`))
  const rules = {
    ...samples.rules,
    fields: { username: { ...on, minLength: 9, maxLength: 2, patternId: 99 }, password: on },
  }
  const form = await openRegister({ rules })
  form.network.answer(member.register, () => ({ token: 'token-of-bituin' }))
  await fillIn(form)
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(reports).toEqual([
    'warn: registration rule of username: minAboveMax; the field is checked for being filled in only',
    'warn: registration rule of username: unknownPattern; the field is checked for being filled in only',
  ])
  await form.screen.unmount()
  await openRegister({ rules })
  expect(reports).toHaveLength(2)
})
