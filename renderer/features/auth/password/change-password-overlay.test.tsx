import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { setPasswordDue } from '#lib/session/password-due.ts'
import { retainedPassword, retainPassword } from '#lib/session/retained-password.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork, lost, refusal, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { logout } from '#shared/contract/endpoints/logout.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { ChangePasswordOverlay } from './change-password-overlay.tsx'

function OpenChange({ forced }: { forced: boolean }) {
  return (
    useOverlays((state) => state.open?.name === 'changePassword') && <ChangePasswordOverlay forced={forced} />
  )
}

beforeEach(() => {
  retainPassword(undefined)
  useToasts.setState({ toasts: [] })
})

async function openChange({ forced = false, held }: { forced?: boolean; held?: string } = {}) {
  const network = fakeNetwork()
  network.answer(system.registerRules, () => samples.rules)
  network.answer(member.info, () => samples.member)
  network.answer(member.passwordCheck, () => ({ checkToken: 'check-1' }))
  network.answer(member.changePassword, () => null)
  retainPassword(held)
  const screen = await renderSite(<OpenChange forced={forced} />, { path: '/rng', signedIn: true })
  useOverlays.getState().show({ name: 'changePassword', forced })
  const dialog = screen.getByRole('dialog', { name: 'Change password' })
  await expect.element(dialog).toBeVisible()
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  return { network, screen, dialog, field, button: dialog.getByRole('button', { name: 'Change password' }) }
}

type Form = Awaited<ReturnType<typeof openChange>>

async function fillIn({ field }: Form, { old = 'Palaro123', fresh = 'Mabuhay8' } = {}) {
  await field('Current password').fill(old)
  await field('New password').fill(fresh)
  await field('Confirm password').fill(fresh)
}

test('[PWD-01, PWD-02] it goes by the password-check relay, reloads the member, closes, and ends at home', async () => {
  const form = await openChange()
  await fillIn(form)
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(form.network.sent(member.passwordCheck).map(({ body }) => body)).toEqual([
    { password: 'Palaro123', purpose: 'password' },
  ])
  expect(form.network.sent(member.changePassword).map(({ body }) => body)).toEqual([
    {
      oldPassword: 'Palaro123',
      newPassword: 'Mabuhay8',
      confirmNewPassword: 'Mabuhay8',
      checkToken: 'check-1',
    },
  ])
  await expect.poll(() => form.network.sent(member.info)).toHaveLength(1)
  await expect.element(form.screen.getByTestId('address')).toMatchTextContent(/^\/$/)
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['Your password has been changed.'])
})

test.each([
  [{ held: '123456' }, ['Your password is easy to guess.']],
  [{ held: 'Palaro123' }, ['Your password is old.']],
  [{ held: 'Palaro123', forced: true }, []],
  [{}, []],
] as const)('[AUTH-04] %j: the change that a login offers says why: %j', async (given, reasons) => {
  const { dialog, field } = await openChange(given)
  await expect.element(field('New password')).toBeVisible()
  const notice = dialog.getByText(/^Your password is (easy to guess|old)\.$/)
  expect(notice.elements().map(({ textContent }) => textContent)).toEqual(reasons)
})

test('[PWD-01] right after a login the old password isn’t asked for, and it is retained no longer than needed', async () => {
  const form = await openChange({ held: '123456' })
  await expect.element(form.field('New password')).toBeVisible()
  expect(form.field('Current password').query()).toBeNull()
  await form.field('New password').fill('Mabuhay8')
  await form.field('Confirm password').fill('Mabuhay8')
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(form.network.sent(member.changePassword)[0]?.body).toMatchObject({ oldPassword: '123456' })
  expect(retainedPassword()).toBeUndefined()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('123456')
})

test('[PWD-01] the old password is asked for if the retained one is wrong by now', async () => {
  const form = await openChange({ held: 'Palaro123' })
  form.network.answer(member.passwordCheck, () => refusal('WRONG_PASSWORD', 'No.'))
  await form.field('New password').fill('Mabuhay8')
  await form.field('Confirm password').fill('Mabuhay8')
  await form.button.click()
  await expect.element(form.field('Current password')).toHaveFocus()
  await expect
    .element(form.field('Current password'))
    .toHaveAccessibleDescription('Your current password is incorrect. Try again.')
  await expect.element(form.field('New password')).toHaveValue('Mabuhay8')
})

describe('[PWD-01] the rules of a new password', () => {
  test('empty fields are named, and nothing is sent', async () => {
    const form = await openChange()
    await form.button.click()
    await expect.element(form.field('Current password')).toHaveFocus()
    for (const name of ['Current password', 'New password', 'Confirm password'])
      await expect.element(form.field(name)).toHaveAttribute('aria-invalid', 'true')
    expect(form.network.sent(member.passwordCheck)).toEqual([])
  })
  test('a broken rule, a different confirmation, and the old password again each have a message at their field', async () => {
    const form = await openChange()
    await fillIn(form, { fresh: 'short' })
    await form.field('Confirm password').fill('other')
    await form.button.click()
    await expect.element(form.field('New password')).toHaveAccessibleDescription(/letters and digits/)
    await expect.element(form.field('Confirm password')).toHaveAccessibleDescription(/don’t match/)
    await fillIn(form, { fresh: 'Palaro123' })
    await form.button.click()
    await expect.element(form.field('New password')).toHaveAccessibleDescription(/your current password/)
    expect(form.network.sent(member.passwordCheck)).toEqual([])
  })
})

test('[PWD-01] a wrong old password has a message at its field, and what was typed stays', async () => {
  const form = await openChange()
  form.network.answer(member.passwordCheck, () => refusal('WRONG_PASSWORD', 'No.'))
  await fillIn(form)
  await form.button.click()
  await expect
    .element(form.field('Current password'))
    .toHaveAccessibleDescription('Your current password is incorrect. Try again.')
  await expect.element(form.field('Current password')).toHaveFocus()
  await expect.element(form.field('New password')).toHaveValue('Mabuhay8')
  expect(form.network.sent(member.changePassword)).toEqual([])
})

test.each([
  ['a lost answer', lost],
  ['a broken platform', () => status(500)],
  ['too many', () => status(429)],
  ['nonsense', () => ({ checkToken: [7] })],
])('[PWD-01, NET-05] %s of the relay is reported, and what was typed stays', async (_, answer) => {
  const form = await openChange()
  form.network.answer(member.passwordCheck, answer)
  await fillIn(form)
  await form.button.click()
  await expect
    .element(form.dialog.getByRole('alert'))
    .toMatchTextContent(/Nothing was lost|Your entries are still here\./)
  await expect.element(form.field('Current password')).toHaveValue('Palaro123')
  await expect.element(form.field('Confirm password')).toHaveValue('Mabuhay8')
})

test('[PWD-01] a change whose answer was lost is found done at the next try', async () => {
  const form = await openChange()
  form.network.answer(member.changePassword, lost)
  await fillIn(form)
  await form.button.click()
  await expect.element(form.dialog.getByRole('alert')).toBeVisible()
  // The gateway has the new password by now, so it refuses the old one.
  form.network.answer(member.passwordCheck, ({ body }) =>
    JSON.stringify(body).includes('Mabuhay8') ? { checkToken: 'check-2' } : refusal('WRONG_PASSWORD', 'No.'),
  )
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(useToasts.getState().toasts).toHaveLength(1)
})

test('[PWD-01] a change that the browser sent twice is found done at once', async () => {
  const form = await openChange()
  form.network.answer(member.changePassword, () => refusal('REPLAYED', 'Already used.'))
  await fillIn(form)
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(form.network.sent(member.passwordCheck).at(-1)?.body).toMatchObject({ password: 'Mabuhay8' })
  expect(useToasts.getState().toasts).toHaveLength(1)
})

test('[PWD-01, NET-05] a password change succeeds whatever value the answer has', async () => {
  const form = await openChange()
  form.network.answer(member.changePassword, () => ({ name: [7], done: 'yes' }))
  await fillIn(form)
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(useToasts.getState().toasts).toHaveLength(1)
})

test('[PWD-01] a change that was refused as a repetition and not made is reported, and what was typed stays', async () => {
  const form = await openChange()
  form.network.answer(member.changePassword, () => refusal('REPLAYED', 'Already used.'))
  form.network.answer(member.passwordCheck, ({ body }) =>
    JSON.stringify(body).includes('Mabuhay8') ? refusal('WRONG_PASSWORD', 'No.') : { checkToken: 'check-1' },
  )
  await fillIn(form)
  await form.button.click()
  await expect.element(form.dialog.getByRole('alert')).toMatchTextContent('Already used.')
  await expect.element(form.field('New password')).toHaveValue('Mabuhay8')
})

test('a double submit sends one request', async () => {
  const form = await openChange()
  const answer = Promise.withResolvers<object>()
  form.network.answer(member.passwordCheck, () => answer.promise)
  await fillIn(form)
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(form.button).toHaveAttribute('aria-disabled', 'true')
  answer.resolve({ checkToken: 'check-1' })
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(form.network.sent(member.passwordCheck)).toHaveLength(1)
  expect(form.network.sent(member.changePassword)).toHaveLength(1)
})

describe('[AUTH-05] where it is forced', () => {
  test('the dialog can’t be closed by a button, Escape or a press beside it', async () => {
    const { dialog, screen } = await openChange({ forced: true, held: 'Palaro123' })
    await expect.element(dialog.getByText('Choose a new password to continue.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close' }).query()).toBeNull()
    await userEvent.keyboard('{Escape}{Escape}')
    await userEvent.click(document.querySelector('dialog') ?? document.body, { position: { x: 5, y: 5 } })
    await expect.element(dialog).toBeVisible()
  })
  test('a new password closes the dialog', async () => {
    const form = await openChange({ forced: true, held: 'Palaro123' })
    setPasswordDue(true)
    await form.field('New password').fill('Mabuhay8')
    await form.field('Confirm password').fill('Mabuhay8')
    await form.button.click()
    await expect.element(form.dialog).not.toBeInTheDocument()
    expect(useSessionStore.getState().passwordDue).toBe(false)
    expect(sessionStorage.getItem('passwordDue')).toBeNull()
  })
  test('signing out closes the dialog', async () => {
    const { dialog, network, screen } = await openChange({ forced: true, held: 'Palaro123' })
    network.answer(logout, () => null)
    setPasswordDue(true)
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    // Whoever comes next isn't asked for it.
    expect(sessionStorage.getItem('passwordDue')).toBeNull()
    expect(useSessionStore.getState().passwordDue).toBe(false)
    expect(useSessionStore.getState().signedIn).toBe(false)
    expect(network.sent(logout)).toHaveLength(1)
    await expect.element(screen.getByTestId('address')).toMatchTextContent(/^\/$/)
  })
})

test('[PWD-01] where the vault holds the password, it holds the new one from then on', async () => {
  const kept: object[] = []
  const network = fakeNetwork()
  network.answer(system.registerRules, () => samples.rules)
  network.answer(member.info, () => samples.member)
  network.answer(member.passwordCheck, () => ({ checkToken: 'check-1' }))
  network.answer(member.changePassword, () => null)
  const memory = {
    read: () => Promise.resolve({ kind: 'username', username: 'Juan', passwordHeld: true } as const),
    keep: (login: object) => {
      kept.push(login)
      return Promise.resolve()
    },
    forget: () => Promise.resolve(),
  }
  const screen = await renderSite(<OpenChange forced={false} />, { signedIn: true, platform: { memory } })
  screen.queryClient.setQueryData(endpointKey(member.info, {}), samples.member)
  useOverlays.getState().show({ name: 'changePassword' })
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  await field('Current password').fill('Palaro123')
  await field('New password').fill('Mabuhay8')
  await field('Confirm password').fill('Mabuhay8')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => kept).toEqual([{ kind: 'username', username: 'Juan', password: 'Mabuhay8' }])
})
