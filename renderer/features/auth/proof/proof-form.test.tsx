import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useCountdowns } from '#lib/forms/countdown/countdown-store.ts'
import { lost, refusal } from '#lib/testing/network.ts'
import { type ProofKind, proofKinds, session } from '#shared/contract/endpoints/session.ts'
import { openLogin } from '../testing/open-login.tsx'

const ticket = 'lt_of-this-login'
const asked = (kinds: readonly string[] = proofKinds) =>
  refusal('ADDRESS_UNREGISTERED', 'Who is this?', {
    ticket,
    kinds,
    mobile: '0918 ••• ••67',
    email: 'n•••@mail.example',
  })

async function openProof(kinds?: readonly string[]) {
  useCountdowns.setState({ runs: {}, asked: {} })
  const login = await openLogin()
  login.network.answer(session.login, () => asked(kinds))
  await login.username.fill('newip')
  await login.password.fill('Palaro123')
  await userEvent.keyboard('{Enter}')
  const submit = login.dialog.getByRole('button', { name: 'Continue' })
  await expect.element(submit).toBeVisible()
  return {
    ...login,
    submit,
    choose: (name: string) => login.dialog.getByRole('radio', { name: new RegExp(`^${name}`) }),
  }
}

test('[AUTH-09] an unregistered address brings a second step, which is read out and keeps the dialog', async () => {
  const { dialog } = await openProof()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/haven’t logged in from here before/)
  expect(dialog.getByRole('radio').all()).toHaveLength(proofKinds.length)
  await expect.element(dialog.getByRole('radio', { name: /^Mobile number/ })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
})

test.each<[ProofKind, string, string, string, string]>([
  ['mobileNum', 'Mobile number', 'Mobile number', ' 0918 123 4567 ', '639181234567'],
  ['verificationCode', 'Code by SMS', 'Verification code', '123456', '123456'],
  ['email', 'Linked email', 'Linked email', 'newip@mail.example', 'newip@mail.example'],
  ['bankAccountName', 'Name on the bank account', 'Name on the bank account', ' Nena Ilagan ', 'Nena Ilagan'],
  ['googleCode', 'Google Authenticator code', 'Google Authenticator code', '123456', '123456'],
])('[AUTH-09] proved by %s, the login goes on', async (kind, choice, field, typed, proof) => {
  const { network, dialog, choose, submit, address } = await openProof()
  network.answer(session.verifyLogin, () => ({ token: 'token-of-newip', firstTimeLogin: false }))
  await choose(choice).click()
  await dialog.getByRole('textbox', { name: field }).fill(typed)
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(network.sent(session.verifyLogin).map(({ body }) => body)).toEqual([{ ticket, kind, proof }])
  expect(sessionStorage.getItem('token')).toBe('token-of-newip')
  await expect.element(address).toMatchTextContent(/^\/$/)
})

test('[AUTH-09, SMS-01] the code goes to the number on file, with a countdown', async () => {
  const { network, dialog, choose } = await openProof()
  network.answer(session.verifySms, () => ({ expiredMinutes: 1 }))
  await choose('Code by SMS').click()
  await expect.element(dialog.getByText('We’ll send the code to 0918 ••• ••67.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.element(dialog.getByRole('button', { name: /Send again in [01]:\d\d/ })).toBeDisabled()
  expect(network.sent(session.verifySms).map(({ body }) => body)).toEqual([
    { ticket, botToken: expect.stringContaining('sms') },
  ])
})

test('[AUTH-09] a wrong proof is said at its field, keeps it, and another kind can be taken', async () => {
  const { network, dialog, choose, submit } = await openProof(['email', 'bankAccountName'])
  network.answer(session.verifyLogin, () => refusal('WRONG_PROOF', 'No.'))
  const email = dialog.getByRole('textbox', { name: 'Linked email' })
  await email.fill('wrong@mail.example')
  await submit.click()
  await expect.element(email).toHaveAccessibleDescription(/doesn’t match what we have on file/)
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveValue('wrong@mail.example')
  await choose('Name on the bank account').click()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Name on the bank account' }))
    .not.toHaveAttribute('aria-invalid')
  await choose('Linked email').click()
  await expect.element(email).toHaveValue('wrong@mail.example')
})

test('[AUTH-09] an empty proof and a number that is none are not sent', async () => {
  const { network, dialog, submit } = await openProof()
  const mobile = dialog.getByRole('textbox', { name: 'Mobile number' })
  await submit.click()
  await expect.element(mobile).toHaveAccessibleDescription('Please fill this in.')
  await mobile.fill('12')
  await submit.click()
  await expect.element(mobile).toHaveAccessibleDescription(/valid mobile number/)
  expect(network.sent(session.verifyLogin)).toEqual([])
})

test('[AUTH-09] a single kind of proof is shown without a choice', async () => {
  const { dialog } = await openProof(['googleCode'])
  await expect.element(dialog.getByRole('textbox', { name: 'Google Authenticator code' })).toBeVisible()
  expect(dialog.getByRole('radio').query()).toBeNull()
})

test('[AUTH-09] a login that only asks for unknown kinds of proof is shown as refused', async () => {
  const { network, dialog, username, password } = await openLogin()
  network.answer(session.login, () => asked(['retina']))
  await username.fill('newip')
  await password.fill('Palaro123')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Contact customer service.')
})

test.each(['verifyLogin', 'verifySms'] as const)(
  '[AUTH-09] a ticket that %s finds expired leads back to the first step, with what was typed there',
  async (call) => {
    const { network, dialog, choose, submit, username, password } = await openProof()
    const over = () => refusal('TICKET_EXPIRED', 'Over.')
    network.answer(session.verifyLogin, over)
    network.answer(session.verifySms, over)
    await choose('Code by SMS').click()
    if (call === 'verifySms') await dialog.getByRole('button', { name: 'Send code' }).click()
    else {
      await dialog.getByRole('textbox', { name: 'Verification code' }).fill('123456')
      await submit.click()
    }
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Log in again.')
    await expect.element(username).toHaveValue('newip')
    await expect.element(password).toHaveValue('Palaro123')
    await expect.element(username).toHaveFocus()
  },
)

test('[AUTH-09] the step is no login: it says what it is, and what each proof is about', async () => {
  const { dialog } = await openProof()
  await expect.element(dialog.getByRole('heading', { name: 'One more check' })).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /Mobile number.*0918 ••• ••67/ })).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /Linked email.*n•••@mail\.example/ })).toBeVisible()
})

test('[AUTH-09] Back returns to the login with what was typed', async () => {
  const { dialog, username, password } = await openProof()
  await dialog.getByRole('button', { name: 'Back to login' }).click()
  await expect.element(username).toHaveFocus()
  await expect.element(username).toHaveValue('newip')
  await expect.element(password).toHaveValue('Palaro123')
  expect(dialog.getByRole('alert').query()).toBeNull()
})

test('[AUTH-10] a lost answer keeps the proof, and a double submit sends one', async () => {
  const { network, dialog, submit } = await openProof(['email'])
  const answer = Promise.withResolvers<object>()
  network.answer(session.verifyLogin, () => answer.promise.then(lost))
  const email = dialog.getByRole('textbox', { name: 'Linked email' })
  await email.fill('newip@mail.example')
  await userEvent.keyboard('{Enter}{Enter}')
  answer.resolve({})
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('the connection dropped')
  expect(network.sent(session.verifyLogin)).toHaveLength(1)
  await expect.element(email).toHaveValue('newip@mail.example')
  await expect.element(submit).toBeEnabled()
})

test('[AUTH-04] a weak password is to be changed after the proof too', async () => {
  const { network, dialog, overlay, username, password } = await openLogin()
  network.answer(session.login, () => asked(['email']))
  network.answer(session.verifyLogin, () => ({ token: 'token-of-newip' }))
  await username.fill('newip')
  await password.fill('123456')
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('textbox', { name: 'Linked email' }).fill('newip@mail.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(overlay).toHaveTextContent('{"name":"changePassword","forced":false}')
})
