import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { createWebPlatform } from '#lib/platform/web/web-platform.ts'
import { fakeNetwork, refusal, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { logout } from '#shared/contract/endpoints/logout.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { SignOutOverlay } from '../session/sign-out-overlay.tsx'
import { InlineLogin } from './inline-login.tsx'
import { LoginOverlay } from './login-overlay.tsx'

function Page() {
  const open = useOverlays((state) => state.open?.name)
  return (
    <>
      <InlineLogin />
      {open === 'login' && <LoginOverlay />}
      {open === 'signOut' && <SignOutOverlay />}
    </>
  )
}

test('[HDR-02] what the header’s form had refused goes on in the dialog, with what was typed', async () => {
  const network = fakeNetwork()
  network.answer(session.login, () => refusal('WRONG_CREDENTIALS', 'Not right.', { captcha: 'iVBORw0KGgo=' }))
  const screen = await renderSite(<Page />)
  await screen.getByRole('textbox', { name: 'Username' }).fill('juan')
  await screen.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'Log in' })
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Your username or password is incorrect. Try again.')
  await expect.element(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('juan')
  await expect.element(dialog.getByRole('textbox', { name: 'Password' })).toHaveValue('wrong')
  await expect.element(dialog.getByRole('textbox', { name: 'Captcha' })).toHaveFocus()
})

test('[HDR-02, AUTH-10] pressed twice it sends one login, trimmed, and goes on like the dialog', async () => {
  const network = fakeNetwork()
  const answer = Promise.withResolvers<object>()
  network.answer(session.login, () => answer.promise)
  const screen = await renderSite(<Page />, { path: '/rng' })
  await screen.getByRole('textbox', { name: 'Username' }).fill(' juan ')
  await screen.getByRole('textbox', { name: 'Password' }).fill('123456')
  await userEvent.keyboard('{Enter}{Enter}')
  answer.resolve({ token: 'token-of-juan', firstTimeLogin: false })
  await expect.poll(() => useOverlays.getState().open).toEqual({ name: 'changePassword', forced: false })
  expect(network.sent(session.login).map(({ body }) => body)).toEqual([
    { type: 'username', username: 'juan', password: '123456', botToken: expect.any(String) },
  ])
})

test('[AUTH-09] asked for a proof, the header’s login goes on in the dialog’s second step', async () => {
  const network = fakeNetwork()
  network.answer(session.login, () =>
    refusal('ADDRESS_UNREGISTERED', '', { ticket: 't', kinds: ['email'], email: 'n•••@mail.example' }),
  )
  const screen = await renderSite(<Page />)
  await screen.getByRole('textbox', { name: 'Username' }).fill('newip')
  await screen.getByRole('textbox', { name: 'Password' }).fill('Palaro123')
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog', { name: /^(Log in|One more check)$/ })
  await expect.element(dialog.getByRole('textbox', { name: 'Linked email' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to login' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('newip')
})

test('[AUTH-07, HDR-02] the header’s login fills in the remembered name, unless something has been typed', async () => {
  const late = Promise.withResolvers<undefined>()
  const memory = {
    ...createWebPlatform().memory,
    read: () =>
      late.promise.then(() => ({ kind: 'username', username: 'juan', passwordHeld: false }) as const),
  }
  fakeNetwork()
  const typing = await renderSite(<InlineLogin />, { platform: { memory } })
  await typing.getByRole('textbox', { name: 'Username' }).fill('a')
  late.resolve(undefined)
  await memory.read()
  await expect.element(typing.getByRole('textbox', { name: 'Username' })).toHaveValue('a')
  await typing.unmount()
  const screen = await renderSite(<InlineLogin />, { platform: { memory } })
  await expect.element(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('juan')
})

test('[HDR-05, OUT-01] signing out asks first, and works though the gateway never hears of it', async () => {
  const network = fakeNetwork()
  const screen = await renderSite(<Page />, { path: '/rng', signedIn: true })
  useOverlays.getState().show({ name: 'signOut' })
  await screen.getByRole('button', { name: 'Stay' }).click()
  expect(sessionStorage.getItem('token')).not.toBeNull()

  for (const name of ['merchant', 'account']) sessionStorage.setItem(name, 'kept')
  useOverlays.getState().show({ name: 'signOut' })
  await screen.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(screen.getByTestId('address')).toMatchTextContent(/^\/$/)
  for (const name of ['token', 'account']) expect(sessionStorage.getItem(name)).toBeNull()
  expect(sessionStorage.getItem('merchant')).toBe('kept')
  expect(network.sent(logout)).toHaveLength(1)
})

test('[OUT-01, NET-05] a logout that the gateway fails to answer still ends the session here', async () => {
  const network = fakeNetwork()
  network.answer(logout, () => status(500))
  const screen = await renderSite(<Page />, { path: '/rng', signedIn: true })
  useOverlays.getState().show({ name: 'signOut' })
  await screen.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(screen.getByTestId('address')).toMatchTextContent(/^\/$/)
  await expect.poll(() => network.sent(logout)).toHaveLength(1)
  expect(sessionStorage.getItem('token')).toBeNull()
})

test.each([
  ['passwords', { pwdEnabled: false }],
  ['usernames', { usernameEnabled: false }],
])('[HDR-02, BOOT-06] where the merchant has no login by %s, the header asks for none', async (_, off) => {
  const network = fakeNetwork()
  network.answer(system.registerRules, () => ({ ...samples.rules, showVerCodeLogin: true, ...off }))
  network.answer(system.settings, () => ({ nodes: [{ modId: 'MOBILEVERCODELOGIN3', enabled: '1' }] }))
  network.answer(system.countryCodes, () => samples.countries)
  const screen = await renderSite(<Page />)
  await screen.getByRole('button', { name: 'Log in', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Log in' })
  await expect.element(dialog.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Password' }).query()).toBeNull()
})
