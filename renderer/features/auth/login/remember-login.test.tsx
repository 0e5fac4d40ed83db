import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PlatformMemory, RememberedLogin } from '#lib/platform/platform.ts'
import { refusal } from '#lib/testing/network.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { GatewayError } from '#shared/contract/errors.ts'
import { openLogin } from '../testing/open-login.tsx'

/** Fakes the desktop's vault as the page sees it. */
function vault(held: RememberedLogin | undefined) {
  const log: unknown[] = []
  let refuse = false
  const memory: PlatformMemory = {
    read: () => Promise.resolve(held),
    keep(login) {
      log.push(login)
      return Promise.resolve()
    },
    forget() {
      held = undefined
      log.push('forgotten')
      return Promise.resolve()
    },
    logIn(proof) {
      log.push(proof)
      const refused = { kind: 'refused', code: 'WRONG_CREDENTIALS', message: '', value: undefined } as const
      if (refuse) return Promise.reject(new GatewayError('session.login', refused))
      return Promise.resolve({ value: { token: 'token-of-the-vault' }, headers: new Headers() })
    },
  }
  return {
    memory,
    log,
    refuseFromNow: () => {
      refuse = true
    },
  }
}

const held = { kind: 'username', username: 'juan', passwordHeld: true } as const

test('[AUTH-07, AUTH-12] on the web a ticked login keeps its username and nothing else', async () => {
  const { network, dialog, username, password } = await openLogin()
  network.answer(session.login, () => ({ token: 'token-of-juan' }))
  await username.fill(' juan ')
  await password.fill('Palaro123')
  await dialog.getByRole('checkbox', { name: 'Remember me' }).click({ position: { x: 20, y: 20 } })
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.cookie).toContain('juan')
  expect(document.cookie).not.toContain('Palaro123')
})

test('[AUTH-07] the next time the name stands there and the box is ticked; unticked, it is forgotten at once', async () => {
  document.cookie = 'rememberedUsername=juan; Path=/; Secure; SameSite=Strict; Max-Age=60'
  document.cookie = 'remember=username; Path=/; Secure; SameSite=Strict; Max-Age=60'
  const { dialog, username, password } = await openLogin()
  const box = dialog.getByRole('checkbox', { name: 'Remember me' })
  await expect.element(username).toHaveValue('juan')
  await expect.element(box).toBeChecked()
  await expect.element(password).toHaveFocus()
  await dialog.getByText('Remember me').click()
  await expect.element(box).not.toBeChecked()
  await expect.poll(() => document.cookie).toBe('')
  await expect.element(username).toHaveValue('juan')
})

test('[AUTH-07] a login that was not ticked keeps nothing', async () => {
  const { memory, log } = vault(undefined)
  const { network, dialog, username, password } = await openLogin({ platform: { memory } })
  network.answer(session.login, () => ({ token: 'token-of-juan' }))
  await username.fill('juan')
  await password.fill('Palaro123')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(log).toEqual([])
})

test('[AUTH-07] a remembered number opens the SMS tab, with its country, and is kept again', async () => {
  const { memory, log } = vault({ kind: 'sms', country: 'VN', mobile: '0912 345 678' })
  const { network, dialog } = await openLogin({ platform: { memory } })
  network.answer(session.login, () => ({ token: 'token-of-sms' }))
  await expect
    .element(dialog.getByRole('tab', { name: 'By SMS code' }))
    .toHaveAttribute('aria-selected', 'true')
  const mobile = dialog.getByRole('textbox', { name: 'Mobile number' })
  await expect.element(mobile).toHaveValue('0912 345 678')
  await expect.element(dialog.getByRole('combobox', { name: 'Country code' })).toHaveValue('VN')
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(log).toEqual([{ kind: 'sms', country: 'VN', mobile: '0912 345 678' }])
})

test('[AUTH-07] a password in the vault is said to be there, and logs in without being typed', async () => {
  const { memory, log } = vault(held)
  const { network, dialog, username, password, button } = await openLogin({ platform: { memory } })
  await expect.element(username).toHaveValue('juan')
  await expect.element(password).toHaveAccessibleDescription(/^Saved on this computer\./)
  await expect.element(password).toHaveValue('')
  await button.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(log).toEqual([{ botToken: expect.stringContaining('login') }])
  expect(network.sent(session.login)).toEqual([])
  expect(sessionStorage.getItem('token')).toBe('token-of-the-vault')
})

test('[AUTH-07] another password typed is sent, and replaces the one in the vault', async () => {
  const { memory, log } = vault(held)
  const { network, dialog, password, button } = await openLogin({ platform: { memory } })
  network.answer(session.login, () => ({ token: 'token-of-juan' }))
  await expect.element(password).toHaveAccessibleDescription(/^Saved/)
  await password.fill('Mabuhay8')
  await expect.element(password).not.toHaveAccessibleDescription(/^Saved/)
  await button.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(log).toEqual([{ kind: 'username', username: 'juan', password: 'Mabuhay8' }])
})

test('[AUTH-07] the vault’s password is its owner’s only, and gone once the box is unticked', async () => {
  const { memory, log } = vault(held)
  const { dialog, username, password, button } = await openLogin({ platform: { memory } })
  await expect.element(password).toHaveAccessibleDescription(/^Saved/)
  await username.fill('ana')
  await button.click()
  await expect.element(password).toHaveAccessibleDescription('Please fill this in.')
  await username.fill('juan')
  await dialog.getByText('Remember me').click()
  await expect.poll(() => log).toEqual(['forgotten'])
  await button.click()
  await expect.element(password).toHaveAccessibleDescription('Please fill this in.')
})

test('[AUTH-07] a vault’s password that the gateway refuses must be typed', async () => {
  const { memory, refuseFromNow } = vault(held)
  refuseFromNow()
  const { password, button } = await openLogin({ platform: { memory } })
  await expect.element(password).toHaveAccessibleDescription(/^Saved/)
  await button.click()
  await expect
    .element(password)
    .toHaveAccessibleDescription('Your username or password is incorrect. Try again.')
  await button.click()
  await expect.element(password).toHaveAccessibleDescription('Please fill this in.')
})

test('[AUTH-07, AUTH-09] a login that had to be proved is remembered as it was ticked', async () => {
  const { memory, log } = vault(undefined)
  const { network, dialog, username, password } = await openLogin({ platform: { memory } })
  network.answer(session.login, () => refusal('ADDRESS_UNREGISTERED', '', { ticket: 't', kinds: ['email'] }))
  network.answer(session.verifyLogin, () => ({ token: 'token-of-newip' }))
  await username.fill('newip')
  await password.fill('Palaro123')
  await dialog.getByText('Remember me').click()
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await dialog.getByRole('textbox', { name: 'Linked email' }).fill('a@b.ph')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(log).toEqual([{ kind: 'username', username: 'newip', password: 'Palaro123' }])
})

test('[AUTH-07] without a readable memory, the login starts empty', async () => {
  const memory = { ...vault(undefined).memory, read: () => Promise.reject(new Error('locked')) }
  const { dialog, username } = await openLogin({ platform: { memory } })
  await expect.element(username).toHaveValue('')
  await expect.element(dialog.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
})

test('[AUTH-07] a remembered login that arrives late doesn’t replace what the player is typing', async () => {
  const { promise, resolve } = Promise.withResolvers<RememberedLogin>()
  const memory = { ...vault(undefined).memory, read: () => promise }
  const { dialog, username } = await openLogin({ platform: { memory } })
  await username.fill('ma')
  resolve({ kind: 'sms', country: 'VN', mobile: '0912 345 678' })
  await expect.element(dialog.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  await userEvent.keyboard('ria')
  await expect.element(username).toHaveValue('maria')
  await dialog.getByRole('tab', { name: 'By SMS code' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('0912 345 678')
})
