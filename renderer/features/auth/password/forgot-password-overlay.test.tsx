import { beforeEach, describe, expect, test } from 'vitest'
import { useCountdowns } from '#lib/forms/countdown/countdown-store.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork, lost, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { MessageDialogs } from '#ui/message-dialog/message-dialogs.tsx'
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { useLoginDraft } from '../login/model/login-draft.ts'
import { ForgotPasswordOverlay } from './forgot-password-overlay.tsx'

function OpenForgot() {
  return (
    <>
      {useOverlays((state) => state.open?.name === 'forgotPassword') && <ForgotPasswordOverlay />}
      <MessageDialogs closesIn={String} />
    </>
  )
}

beforeEach(() => {
  useCountdowns.setState({ runs: {}, asked: {} })
  useMessageDialogs.setState({ open: [] })
  useToasts.setState({ toasts: [] })
  useLoginDraft.setState({ draft: undefined })
})

async function openForgot({ phone = '1', email = '1' } = {}) {
  const network = fakeNetwork()
  network.answer(system.registerRules, () => samples.rules)
  network.answer(system.countryCodes, () => samples.countries)
  network.answer(system.settings, () => ({
    nodes: [
      { modId: 'CHNGPASSVERIF3', enabled: phone },
      { modId: 'CHNGPASSMAIL3', enabled: email },
    ],
  }))
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  network.answer(session.loginSms, () => ({ expiredMinutes: 1 }))
  const screen = await renderSite(<OpenForgot />, { path: '/rng' })
  useOverlays.getState().show({ name: 'forgotPassword' })
  const dialog = screen.getByRole('dialog', { name: 'Forgot password' })
  await expect.element(dialog).toBeVisible()
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  const button = (name: string) => dialog.getByRole('button', { name })
  return { network, screen, dialog, field, button }
}

type Form = Awaited<ReturnType<typeof openForgot>>

async function fillInPhone({ field }: Form) {
  await field('Mobile number').fill('0919 123 4567')
  await field('Verification code').fill(' 123456 ')
  await field('New password').fill('Mabuhay8')
  await field('Confirm password').fill('Mabuhay8')
}

test.each([
  ['1', '1', ['By phone', 'By email']],
  ['1', '0', []],
  ['0', '1', []],
])('[FGT-01, FGT-02] with phone %s and email %s it has the tabs %j', async (phone, email, tabs) => {
  const { dialog } = await openForgot({ phone, email })
  await expect.element(dialog.getByRole('button', { name: /new password$/ })).toBeVisible()
  expect(
    dialog
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(tabs)
})

test('[FGT-01] with neither it says who helps', async () => {
  const { dialog } = await openForgot({ phone: '0', email: '0' })
  await expect.element(dialog.getByText('Not available here')).toBeVisible()
})

test('[FGT-01, FGT-02] looking at the other way loses nothing typed', async () => {
  const form = await openForgot()
  await form.field('Mobile number').fill('0919')
  await form.field('New password').fill('Mabuhay8')
  await form.dialog.getByRole('tab', { name: 'By email' }).click()
  await form.field('Username').fill('sms')
  await form.dialog.getByRole('tab', { name: 'By phone' }).click()
  await expect.element(form.field('Mobile number')).toHaveValue('0919')
  await expect.element(form.field('New password')).toHaveValue('Mabuhay8')
  await form.dialog.getByRole('tab', { name: 'By email' }).click()
  await expect.element(form.field('Username')).toHaveValue('sms')
})

describe('[FGT-01] by phone', () => {
  test('[SMS-02] the code is asked for with the bot check’s proof, for this purpose', async () => {
    const form = await openForgot()
    await form.field('Mobile number').fill('0919 123')
    await form.button('Send code').click()
    await expect.element(form.field('Mobile number')).toHaveFocus()
    await expect.element(form.field('Mobile number')).toHaveAttribute('aria-invalid', 'true')
    expect(form.network.sent(session.loginSms)).toEqual([])
    await form.field('Mobile number').fill('0919 123 4567')
    await form.button('Send code').click()
    await expect.element(form.dialog.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
    expect(form.network.sent(session.loginSms).map(({ body }) => body)).toEqual([
      {
        mobileNum: '9191234567',
        countryDialingCode: '63',
        purpose: 'password',
        botToken: expect.stringContaining('sms'),
      },
    ])
  })

  test('success logs in and ends at home', async () => {
    const form = await openForgot()
    form.network.answer(member.resetByPhone, () => ({ token: 'token-of-sms' }))
    await fillInPhone(form)
    await form.button('Set new password').click()
    await expect.element(form.dialog).not.toBeInTheDocument()
    expect(form.network.sent(member.resetByPhone).map(({ body }) => body)).toEqual([
      {
        newPassword: 'Mabuhay8',
        mobileNum: '9191234567',
        countryDialingCode: '63',
        verificationCode: '123456',
      },
    ])
    expect(sessionStorage.getItem('token')).toBe('token-of-sms')
    await expect.element(form.screen.getByTestId('address')).toMatchTextContent(/^\/$/)
  })

  test('an answer without a session leads to the login, with the number in it', async () => {
    const form = await openForgot()
    form.network.answer(member.resetByPhone, () => ({}))
    await fillInPhone(form)
    await form.button('Set new password').click()
    await expect.poll(() => useOverlays.getState().open).toEqual({ name: 'login' })
    expect(useLoginDraft.getState().draft).toEqual({
      values: { country: 'PH', mobileNum: '0919 123 4567' },
      way: 'sms',
    })
    expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['Your new password is set'])
    expect(useSessionStore.getState().signedIn).toBe(false)
  })

  test('empty fields are named, and nothing is sent', async () => {
    const form = await openForgot()
    await form.button('Set new password').click()
    await expect.element(form.field('Mobile number')).toHaveFocus()
    for (const name of ['Mobile number', 'Verification code', 'New password', 'Confirm password'])
      await expect.element(form.field(name)).toHaveAttribute('aria-invalid', 'true')
    expect(form.network.sent(member.resetByPhone)).toEqual([])
  })

  test('a wrong code has a message at its field, and what was typed stays', async () => {
    const form = await openForgot()
    form.network.answer(member.resetByPhone, () => refusal('WRONG_CODE', 'No.'))
    await fillInPhone(form)
    await form.button('Set new password').click()
    await expect.element(form.field('Verification code')).toHaveFocus()
    await expect
      .element(form.field('Verification code'))
      .toHaveAccessibleDescription('This code is wrong or has expired. Check it, or send a new one.')
    await expect.element(form.field('New password')).toHaveValue('Mabuhay8')
  })

  test('[NET-05] a lost answer is reported, and what was typed stays', async () => {
    const form = await openForgot()
    form.network.answer(member.resetByPhone, lost)
    await fillInPhone(form)
    await form.button('Set new password').click()
    // The message isn't repeated.
    await expect.element(form.dialog.getByRole('alert')).toMatchTextContent(/Nothing was lost\. Try again\.$/)
    await expect.element(form.field('Mobile number')).toHaveValue('0919 123 4567')
    await expect.element(form.field('Verification code')).toHaveValue(' 123456 ')
    // If the reset had succeeded after all, the code is used up.
    form.network.answer(member.resetByPhone, () => refusal('WRONG_CODE', 'No.'))
    await form.button('Set new password').click()
    await expect.element(form.dialog.getByRole('alert')).toMatchTextContent('log in with your new password')
  })
})

describe('[FGT-02] by email', () => {
  async function fillInEmail({ dialog, field }: Form) {
    await dialog.getByRole('tab', { name: 'By email' }).click()
    await field('Username').fill(' bituin ')
    await field('Email').fill('bituin@mail.example')
  }

  test('the pair goes form-encoded; success says where to look, masked, and closes', async () => {
    const form = await openForgot()
    form.network.answer(member.forgotByEmail, () => null)
    await fillInEmail(form)
    await form.button('Email me a new password').click()
    await expect.element(form.dialog).not.toBeInTheDocument()
    const word = form.screen.getByRole('dialog', { name: 'Check your email' })
    await expect.element(word).toHaveAccessibleDescription(/b•••@mail\.example/)
    expect(form.network.sent(member.forgotByEmail)).toHaveLength(1)
    await word.getByRole('button', { name: 'OK' }).click()
    await expect.element(word).not.toBeInTheDocument()
  })

  test('a username and email that don’t match have a message at the email', async () => {
    const form = await openForgot()
    form.network.answer(member.forgotByEmail, () => refusal('WRONG_PAIR', 'No.'))
    await fillInEmail(form)
    await form.button('Email me a new password').click()
    await expect
      .element(form.field('Email'))
      .toHaveAccessibleDescription(
        'We can’t find an account with this username and email. Check both and try again.',
      )
    await expect.element(form.field('Email')).toHaveFocus()
    await expect.element(form.field('Username')).toHaveValue(' bituin ')
  })

  test('an invalid email address has a message, and nothing is sent', async () => {
    const form = await openForgot()
    await fillInEmail(form)
    await form.field('Email').fill('bituin')
    await form.button('Email me a new password').click()
    await expect.element(form.field('Email')).toHaveAttribute('aria-invalid', 'true')
    expect(form.network.sent(member.forgotByEmail)).toEqual([])
  })
})
