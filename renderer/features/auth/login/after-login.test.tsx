import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { retainedPassword } from '#lib/session/retained-password.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { status } from '#lib/testing/network.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { openOverlay } from '../testing/account-screens.tsx'
import { openLogin } from '../testing/open-login.tsx'

async function logIn(answer: object, password: string, settings: readonly string[] = []) {
  const login = await openLogin({ settings })
  login.network.answer(session.login, () => ({ token: 'token-of-juan', ...answer }))
  await login.username.fill('juan')
  await login.password.fill(password)
  await userEvent.keyboard('{Enter}')
  await expect.element(login.dialog).not.toBeInTheDocument()
  return login
}

const change = (forced: boolean) => JSON.stringify({ name: 'changePassword', forced })
const mark = () => sessionStorage.getItem('passwordDue')

test('[AUTH-03, AUTH-05] a first login runs its action once, and the password must be changed', async () => {
  const { network, overlay } = await logIn({ firstTimeLogin: true }, 'Palaro123')
  await expect.element(overlay).toHaveTextContent(change(true))
  expect(mark()).toBe('true')
  await expect.poll(() => network.sent(session.firstLogin)).toHaveLength(1)
  expect(retainedPassword()).toBe('Palaro123')
})

test('[AUTH-03] a member is logged in even if the first-login action fails', async () => {
  const login = await openLogin()
  login.network.answer(session.firstLogin, () => status(500))
  login.network.answer(session.login, () => ({ token: 'token-of-juan', firstTimeLogin: true }))
  await login.username.fill('juan')
  await login.password.fill('Palaro123')
  await userEvent.keyboard('{Enter}')
  await expect.element(login.overlay).toHaveTextContent(change(true))
  expect(login.network.sent(session.firstLogin)).toHaveLength(1)
  expect(useSessionStore.getState().signedIn).toBe(true)
})

test('[AUTH-04] the weak password 123456 opens the change, which can be put off', async () => {
  const { network, overlay, address } = await logIn({ firstTimeLogin: false }, ' 123456 ')
  await expect.element(overlay).toHaveTextContent(change(false))
  await expect.element(address).toHaveTextContent('/rng')
  expect(mark()).toBeNull()
  expect(retainedPassword()).toBe('123456')
  expect(network.sent(session.firstLogin)).toEqual([])
})

test.each([
  ['changed', { firstTimeLogin: true }, 'Palaro123'],
  ['put off', { firstTimeLogin: false }, '123456'],
])(
  '[AUTH-04, AUTH-05, GRD-01] an action that waited for the login runs once the password is %s, and not before',
  async (what, answer, password) => {
    const { network, screen, dialog } = await openOverlay('login')
    network.answer(session.login, () => ({ token: 'token-of-juan', ...answer }))
    network.answer(member.changePassword, () => null)
    let wentOn = 0
    useSessionStore.getState().setPending(() => {
      wentOn += 1
    })
    await dialog.getByRole('textbox', { name: 'Username' }).fill('juan')
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
    await userEvent.keyboard('{Enter}')
    const changing = screen.getByRole('dialog', { name: 'Change password' })
    await expect.element(changing.getByRole('textbox', { name: 'New password' })).toBeVisible()
    expect(wentOn).toBe(0)
    if (what === 'put off') await changing.getByRole('button', { name: 'Close' }).click()
    else {
      await changing.getByRole('textbox', { name: 'New password' }).fill('Mabuhay88')
      await changing.getByRole('textbox', { name: 'Confirm password' }).fill('Mabuhay88')
      await changing.getByRole('button', { name: 'Change password' }).click()
    }
    await expect.element(changing).not.toBeInTheDocument()
    expect(wentOn).toBe(1)
    expect(mark()).toBeNull()
  },
)

test.each([
  [true, [], '', '/'],
  [true, ['passwordExpiry'], change(false), '/rng'],
  [true, ['passwordExpiryEnforced'], '', '/'],
  [true, ['passwordExpiry', 'passwordExpiryEnforced'], change(true), '/rng'],
  [false, ['passwordExpiry', 'passwordExpiryEnforced'], '', '/'],
])(
  '[AUTH-04, AUTH-05, BOOT-06] a password expired: %s, where the merchant has %j on: %s, at %s',
  async (passwordExpired, settings, opened, path) => {
    const { overlay, address } = await logIn({ passwordExpired }, 'Palaro123', settings)
    await expect.element(overlay).toHaveTextContent(opened)
    await expect.element(address).toMatchTextContent(new RegExp(`^${path}$`))
  },
)

test('[AUTH-04] the password that a change needs is forgotten with the session', async () => {
  await logIn({}, '123456')
  expect(retainedPassword()).toBe('123456')
  useSessionStore.getState().setSignedIn(false)
  expect(retainedPassword()).toBeUndefined()
})

test('[AUTH-04] a password that needs no change is not retained', async () => {
  await logIn({}, 'Palaro123')
  expect(retainedPassword()).toBeUndefined()
})
