import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useCountdowns } from '#lib/forms/countdown/countdown-store.ts'
import { refusal } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { openLogin } from '../testing/open-login.tsx'

const rules = (values: object) => ({ ...samples.rules, ...values })

// Must run first: chunks and texts that arrive late do so only once per file.
test('[A11Y-01] the arrow keys change the way and stay on the tabs', async () => {
  const { dialog, username } = await openLogin()
  const sms = dialog.getByRole('tab', { name: 'By SMS code' })
  await expect.element(sms).toBeVisible()
  await expect.element(username).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowRight}')
  await expect.element(dialog.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  await expect.element(sms).toHaveFocus()
})

test.each([
  ['both', {}, true, ['By username', 'By SMS code']],
  ['no SMS login by the merchant', {}, false, []],
  ['no SMS login by the rules', { showVerCodeLogin: false }, true, []],
])(
  '[AUTH-02, BOOT-06] with %s, the login has the tabs that the setting allows',
  async (_, values, smsLogin, names) => {
    const { dialog, username } = await openLogin({ rules: rules(values), smsLogin })
    // The footnote's button and the tabs depend on the same answer.
    await expect.element(dialog.getByRole('button', { name: 'try free play' })).toBeVisible()
    await expect
      .poll(() =>
        dialog
          .getByRole('tab')
          .all()
          .map((tab) => tab.element().textContent),
      )
      .toEqual(names)
    await expect.element(username).toBeVisible()
  },
)

test.each([
  ['usernameEnabled', { usernameEnabled: false }],
  ['pwdEnabled', { pwdEnabled: false }],
])('[AUTH-02, BOOT-06] without %s there is the SMS code alone', async (_, values) => {
  const { dialog, username } = await openLogin({ rules: rules(values) })
  await expect.element(dialog.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  expect(username.query()).toBeNull()
  expect(dialog.getByRole('tab').query()).toBeNull()
})

test('[AUTH-02] with every way off, it says so, and the rest of the dialog stands', async () => {
  const { dialog } = await openLogin({ rules: rules({ pwdEnabled: false }), smsLogin: false })
  await expect.element(dialog.getByRole('heading', { name: 'You can’t log in right now' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Register' })).toBeVisible()
  expect(dialog.getByRole('textbox').query()).toBeNull()
})

test('[NET-05] without an answer about the login rules, the login by username works', async () => {
  const { username, dialog } = await openLogin({ rules: new Promise(() => {}) })
  await expect.element(username).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('[AUTH-02] switching tabs keeps what was typed and removes the messages', async () => {
  const { dialog, username, button } = await openLogin()
  await username.fill('juan')
  await button.click()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Password' }))
    .toHaveAccessibleDescription('Please fill this in.')
  await dialog.getByRole('tab', { name: 'By SMS code' }).click()
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('0919 123')
  await dialog.getByRole('tab', { name: 'By username' }).click()
  await expect.element(username).toHaveValue('juan')
  await expect
    .element(dialog.getByRole('textbox', { name: 'Password' }))
    .not.toHaveAccessibleDescription('Please fill this in.')
  await dialog.getByRole('tab', { name: 'By SMS code' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('0919 123')
})

test.each([
  ['copied from a chat', '\u202ajuan\u202c', '\u200bPalaro–1  23\u200b '],
  ['in full width', 'ｊｕａｎ', 'Ｐａｌａｒｏ–1  ２３'],
])('[NET-08, AUTH-01] username and password %s log in', async (_, name, secret) => {
  const { network, dialog, username, button } = await openLogin()
  network.answer(session.login, () => refusal('WRONG_CREDENTIALS', 'No.'))
  await username.fill(name)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(secret)
  await button.click()
  await expect
    .poll(() => network.sent(session.login)[0]?.body)
    .toMatchObject({ username: 'juan', password: 'Palaro–1  23' })
})

async function openSms() {
  useCountdowns.setState({ runs: {}, asked: {} })
  const login = await openLogin()
  await login.dialog.getByRole('tab', { name: 'By SMS code' }).click()
  return {
    ...login,
    mobile: login.dialog.getByRole('textbox', { name: 'Mobile number' }),
    code: login.dialog.getByRole('textbox', { name: 'Verification code' }),
    send: login.dialog.getByRole('button', { name: 'Send code' }),
  }
}

test('[AUTH-02, SMS-02] the number goes with its dialling code, the code with a bot token', async () => {
  const { network, dialog, mobile, code, send, address } = await openSms()
  network.answer(session.loginSms, () => ({ expiredMinutes: 1 }))
  network.answer(session.login, () => ({ token: 'token-of-sms', firstTimeLogin: false }))
  await mobile.fill('0919 123 4567')
  await send.click()
  await expect.element(dialog.getByRole('button', { name: /Send again in [01]:\d\d/ })).toBeDisabled()
  expect(network.sent(session.loginSms).map(({ body }) => body)).toEqual([
    { mobileNum: '9191234567', countryDialingCode: '63', botToken: expect.stringContaining('sms') },
  ])
  await code.fill(' 123456 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(network.sent(session.login)[0]?.body).toEqual({
    type: 'sms',
    mobileNum: '9191234567',
    countryDialingCode: '63',
    verificationCode: '123456',
    botToken: expect.any(String),
  })
  await expect.element(address).toMatchTextContent(/^\/$/)
})

test('[NET-08, AUTH-02] of a pasted message the code is taken, and what has no code isn’t sent', async () => {
  const { network, dialog, mobile, code, button } = await openSms()
  network.answer(session.login, () => ({ token: 'token-of-sms', firstTimeLogin: false }))
  await mobile.fill('0919 123 4567')
  await code.fill('no code')
  await button.click()
  await expect.element(code).toHaveAccessibleDescription('Enter the digits of the code.')
  expect(network.sent(session.login)).toEqual([])
  await code.fill('')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', 'Your code is 303 313. It ends in 10 minutes.')
  code
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(code).toHaveValue('303313')
  await code.fill('３０３ ３１３')
  await button.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(network.sent(session.login)[0]?.body).toMatchObject({ verificationCode: '303313' })
})

test('[AUTH-02] an invalid mobile number has a message at its field, and nothing is sent', async () => {
  const { network, mobile, code, send, button } = await openSms()
  await mobile.fill('12')
  await send.click()
  await expect.element(mobile).toHaveAccessibleDescription(/valid mobile number/)
  await expect.element(mobile).toHaveFocus()
  await button.click()
  await expect.element(code).toHaveAccessibleDescription('Please fill this in.')
  expect(network.sent(session.loginSms)).toEqual([])
  expect(network.sent(session.login)).toEqual([])
})

test('[SMS-03] a code that could not be sent is a warning with the gateway’s words and a button, and no countdown', async () => {
  const { network, screen, dialog, mobile, send } = await openSms()
  network.answer(session.loginSms, () => refusal('TOO_MANY_CODES', 'No more codes today.'))
  await mobile.fill('0919 123 4567')
  await send.click()
  const warning = screen.getByRole('dialog', { name: 'Code not sent' })
  await expect.element(warning).toMatchTextContent('No more codes today.')
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect.element(warning).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Send code' })).toBeEnabled()
  await expect.element(mobile).toHaveValue('0919 123 4567')
})

test('[AUTH-02, AUTH-09] a wrong code is said at its field', async () => {
  const { network, mobile, code, button } = await openSms()
  network.answer(session.login, () => refusal('WRONG_CODE', 'Not right.'))
  await mobile.fill('+63 919 123 4567')
  await code.fill('000000')
  await button.click()
  await expect
    .element(code)
    .toHaveAccessibleDescription('This code is wrong or has expired. Check it, or send a new one.')
  await expect.element(code).toHaveFocus()
})

test('what is typed before the login rules arrive stays', async () => {
  const late = Promise.withResolvers<object>()
  const { dialog, username } = await openLogin({ rules: late.promise })
  await username.fill('juan')
  late.resolve(samples.rules)
  await expect.element(dialog.getByRole('tab', { name: 'By SMS code' })).toBeVisible()
  await expect.element(username).toHaveValue('juan')
  await expect.element(username).toHaveFocus()
})
