import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { allRules, fillIn, on, openRegister } from '../testing/open-register.tsx'

const labels = {
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Confirm password',
  mobileNum: 'Mobile number',
  verificationCode: 'Verification code',
  paymentPassword: 'Payment password',
  payeeName: 'Real name',
  idNumber: 'ID number',
  email: 'Email',
  whatsapp: 'WhatsApp',
  line: 'LINE',
  wechat: 'WeChat',
  facebook: 'Facebook',
  qqNum: 'QQ number',
  referralCode: 'Referral code',
  recommenderId: 'Recommender ID',
  affiliateCode: 'Invitation code',
  captcha: 'Captcha',
} as const

test('[REG-02, REG-11] with every field on: in order, starred, required, and each in fault when left empty', async () => {
  const { network, dialog, field, button } = await openRegister({ rules: allRules, path: '/register' })
  await expect.element(field('Username')).toHaveFocus()
  const shown = dialog.getByRole('textbox').elements()
  const inOrder = Object.values(labels).map((label) => field(label).element())
  expect(shown).toEqual(inOrder)
  for (const label of Object.values(labels)) {
    await expect.element(field(label)).toHaveAttribute('placeholder', expect.stringMatching(/^\*\S/))
    await expect.element(field(label)).toHaveAttribute('aria-required', 'true')
  }
  await button.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please fix 19 fields.')
  for (const label of Object.values(labels)) {
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(label)).toHaveAccessibleDescription(/\S/)
  }
  await expect.element(field('Username')).toHaveFocus()
  expect(network.sent(member.register)).toEqual([])
})

test('[REG-01, REG-02] every field travels under its name', async () => {
  const { network, dialog, field, button } = await openRegister({
    rules: { ...allRules, smsEnabled: false },
    path: '/register',
  })
  network.answer(member.affiliate, () => ({ valid: true }))
  network.answer(member.register, () => ({ token: 'token-of-bituin' }))
  const typed = {
    username: 'bituin88',
    password: 'Palaro123',
    confirmPassword: 'Palaro123',
    paymentPassword: '112233',
    payeeName: 'Ana Reyes',
    idNumber: 'P1234567A',
    email: 'ana@mail.example',
    whatsapp: '+63 917 123 4567',
    line: 'ana.line',
    wechat: 'ana_wechat',
    facebook: 'facebook.com/ana',
    qqNum: '10001',
    referralCode: 'BAY-7K2Q',
    recommenderId: 'juan',
    affiliateCode: 'AFF1',
    captcha: '7391',
  } as const
  for (const [name, text] of Object.entries(typed)) await field(labels[name as keyof typeof typed]).fill(text)
  await field('Mobile number').fill('+63 917-123-4567')
  await dialog.getByRole('checkbox').click()
  await button.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(network.sent(member.register)[0]?.body).toEqual({
    ...typed,
    mobileNum: '9171234567',
    countryDialingCode: '63',
    domain: location.host,
    registerUrl: `${location.origin}/register`,
    registerMethod: 'WEB',
    login: true,
    botToken: expect.any(String),
  })
})

test('[REG-02] each field is known to browsers and phones for what it is, and the apps’ names to none', async () => {
  const { field } = await openRegister({ rules: allRules })
  const traits = (label: string) => {
    const { autocomplete, inputMode, type } = field(label).element() as HTMLInputElement
    return [autocomplete, inputMode, type].join(' ')
  }
  await expect.element(field('Email')).toBeVisible()
  expect(Object.values(labels).map((label) => `${label}: ${traits(label)}`)).toEqual([
    'Username: username  text',
    'Password: new-password  password',
    'Confirm password: new-password  password',
    'Mobile number: tel-national tel tel',
    'Verification code: one-time-code numeric text',
    'Payment password: off numeric text',
    'Real name: name  text',
    'ID number: off  text',
    'Email: email email email',
    'WhatsApp: off tel text',
    'LINE: off  text',
    'WeChat: off  text',
    'Facebook: off  text',
    'QQ number: off numeric text',
    'Referral code: off  text',
    'Recommender ID: off  text',
    'Invitation code: off  text',
    'Captcha: off  text',
  ])
})

test('[REG-02] an optional field is marked, and left empty it stops nobody', async () => {
  const optional = { enabled: true, required: false }
  const form = await openRegister({
    rules: { ...samples.rules, fields: { ...samples.rules.fields, mobileNum: optional, email: optional } },
  })
  form.network.answer(member.register, () => ({ token: 'token-of-bituin' }))
  await expect.element(form.field('Mobile number')).toHaveAttribute('placeholder', '0917 123 4567')
  await expect.element(form.field('Mobile number')).toHaveAttribute('aria-required', 'false')
  await fillIn(form)
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(form.network.sent(member.register)[0]?.body).not.toHaveProperty('mobileNum')
})

test('[REG-02] the payment password is hidden, can be looked at, and is no password that a browser would save', async () => {
  const { dialog, field } = await openRegister({ rules: allRules })
  const payment = field('Payment password')
  await payment.fill('112233')
  const hiding = () => getComputedStyle(payment.element()).getPropertyValue('-webkit-text-security')
  expect(hiding()).toBe('disc')
  await expect.element(payment).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Show payment password' }).click()
  expect(hiding()).toBe('none')
})

test.each([
  [{ usernameEnabled: true, mobileReg: true }, ['By username', 'By mobile number']],
  [{ usernameEnabled: true, mobileReg: false }, []],
  [{ usernameEnabled: false, mobileReg: true }, []],
])('[REG-01] with %j there are the tabs %j', async (ways, tabs) => {
  const { dialog, button } = await openRegister({ rules: { ...samples.rules, ...ways } })
  await expect.element(button).toBeVisible()
  expect(
    dialog
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(tabs)
})

test('[REG-01] where no way is open, it says so', async () => {
  const { dialog, button } = await openRegister({
    rules: { ...samples.rules, usernameEnabled: false, mobileReg: false },
  })
  await expect.element(dialog.getByText('Registration is closed')).toBeVisible()
  expect(button.query()).toBeNull()
})

test('[REG-01] a registration by mobile number without a password and a code asks for the number alone', async () => {
  const { network, dialog, field, button } = await openRegister({
    rules: { ...samples.rules, usernameEnabled: false, mobileRegPass: false, smsEnabled: false },
  })
  network.answer(member.registerMobile, () => ({ token: 'token-of-bituin' }))
  await expect.element(field('Mobile number')).toHaveFocus()
  await field('Mobile number').fill('0895 123 4567')
  await dialog.getByRole('checkbox').click()
  await button.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(network.sent(member.registerMobile)[0]?.body).toMatchObject({
    mobileNum: '8951234567',
    countryDialingCode: '63',
  })
})

test('[FMT-03] a number is shown as it is written at home once its field is left, with its country', async () => {
  const { dialog, field } = await openRegister({ rules: allRules })
  await field('Mobile number').fill('639171234567')
  await userEvent.tab()
  await expect.element(field('Mobile number')).toHaveValue('0917 123 4567')
  await field('Mobile number').fill('+84912345678')
  await userEvent.tab()
  await expect.element(field('Mobile number')).toHaveValue('0912 345 678')
  await expect.element(dialog.getByRole('combobox', { name: 'Country code' })).toHaveValue('VN')
  await field('Mobile number').fill('not a number')
  await userEvent.tab()
  await expect.element(field('Mobile number')).toHaveValue('not a number')
})

test('[SMS-04] by username, the number goes within data', async () => {
  const { network, dialog, field } = await openRegister({ rules: allRules })
  network.answer(session.registerSms, () => ({ expiredMinutes: 1 }))
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.element(field('Mobile number')).toHaveAccessibleDescription('Enter your mobile number.')
  await field('Mobile number').fill('0917 123 4567')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.element(field('Verification code')).toHaveFocus()
  expect(network.sent(session.registerSms).map(({ body }) => body)).toEqual([
    {
      data: { countryDialingCode: '63', mobileNum: '9171234567' },
      botToken: expect.stringContaining('sms'),
    },
  ])
})

test('[REG-11] changing over keeps what both ways ask for', async () => {
  const { dialog, field } = await openRegister({
    rules: { ...samples.rules, fields: { ...samples.rules.fields, email: on } },
  })
  await field('Username').fill('bituin88')
  await field('Email').fill('ana@mail.example')
  await dialog.getByRole('tab', { name: 'By mobile number' }).click()
  await expect.element(field('Email')).toHaveValue('ana@mail.example')
  await field('Mobile number').fill('0917 123 4567')
  await dialog.getByRole('tab', { name: 'By username' }).click()
  await expect.element(field('Username')).toHaveValue('bituin88')
})

test('the focus goes to the first field when the form arrives after its dialog', async () => {
  const rules = Promise.withResolvers<object>()
  const { dialog, field } = await openRegister({ rules: rules.promise })
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  rules.resolve(samples.rules)
  await expect.element(field('Username')).toHaveFocus()
})

test('[NET-05] rules that don’t come can be asked for again', async () => {
  const { network, dialog, field } = await openRegister({ rules: 'lost' })
  await expect.element(dialog.getByText('The form didn’t load')).toBeVisible()
  network.answer(system.registerRules, () => samples.rules)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(field('Username')).toHaveFocus()
})
