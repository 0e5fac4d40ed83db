import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { refusal, status } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { proofKinds, session } from '#shared/contract/endpoints/session.ts'
import { openOverlay } from './testing/account-screens.tsx'
import { allRules, fillIn, openRegister } from './testing/open-register.tsx'

// `accessibility.spec.ts` looks at each dialog as it opens. These are the states that it gets into.

afterEach(() => page.viewport(1280, 800))

/** What breaks WCAG 2.2 AA in the topmost dialog, in either theme. */
async function look(state: string): Promise<void> {
  const front = [...document.querySelectorAll('dialog[open]')].at(-1)
  if (!front) throw new Error('no dialog is open')
  expect([state, ...(await violations(front, { beyond: true }))]).toEqual([state])
}

const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

test.each(widths)('[A11Y-01] the login in all its states keeps nobody out, %i px', async (width) => {
  await setWidth(width)
  const { network, screen, dialog } = await openOverlay('login')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const field = (name: string) => dialog.getByRole('textbox', { name })
  network.answer(session.login, () => refusal('WRONG_CREDENTIALS', 'No.', { captcha: picture }))
  await expect.element(dialog.getByRole('tab', { name: 'By SMS code' })).toBeVisible()
  await button('Log in').click()
  await expect.element(field('Password')).toHaveAttribute('aria-invalid', 'true')
  await look('empty fields')
  await field('Username').fill('juan')
  await field('Password').fill('wrong')
  await button('Log in').click()
  await expect.element(field('Captcha')).toBeVisible()
  await button('Log in').click()
  await expect.element(field('Captcha')).toHaveAttribute('aria-invalid', 'true')
  await look('a captcha and errors')

  network.answer(session.loginSms, () => refusal('TOO_MANY_CODES', 'No more codes today.'))
  await dialog.getByRole('tab', { name: 'By SMS code' }).click()
  await field('Mobile number').fill('0919 123 4567')
  await look('by SMS')
  await button('Send code').click()
  await expect.element(screen.getByRole('dialog', { name: 'Code not sent' })).toBeVisible()
  await look('the warning')
  await userEvent.keyboard('{Escape}')

  network.answer(session.login, () =>
    refusal('ADDRESS_UNREGISTERED', '', { ticket: 't', kinds: proofKinds, mobile: '0918 ••• ••67' }),
  )
  await field('Verification code').fill('123456')
  await button('Log in').click()
  for (const kind of ['Code by SMS', 'Linked email', 'Google Authenticator code']) {
    await dialog.getByRole('radio', { name: new RegExp(`^${kind}`) }).click()
    await look(`proof by ${kind}`)
  }
})

test.each(widths)('[A11Y-01] a login that is closed keeps nobody out, %i px', async (width) => {
  await setWidth(width)
  const rules = { ...samples.rules, pwdEnabled: false, showVerCodeLogin: false }
  const { dialog } = await openOverlay('login', { rules })
  await expect.element(dialog.getByRole('heading', { name: 'You can’t log in right now' })).toBeVisible()
  await look('closed')
})

test.each(widths)(
  '[A11Y-01] the whole registration in fault, and the dialog over it, keep nobody out, %i px',
  async (width) => {
    await setWidth(width)
    const settings = ['AGENTPOLICY3']
    const path = '/register?affiliateCode=NOBODY'
    const whole = await openRegister({ rules: allRules, path, settings })
    await expect.element(whole.field('Username')).toHaveFocus()
    await look('as it opens')
    await whole.button.click()
    await expect.element(whole.dialog.getByRole('alert')).toBeVisible()
    await look('in fault')
    await whole.screen.unmount()

    const fields = { ...samples.rules.fields, affiliateCode: { enabled: true, required: false } }
    const form = await openRegister({ rules: { ...samples.rules, fields }, path, settings })
    form.network.answer(member.affiliate, () => ({ valid: false }))
    await fillIn(form)
    await form.dialog.getByRole('checkbox', { name: /agent policy/ }).click()
    await form.button.click()
    await expect
      .element(form.screen.getByRole('dialog', { name: 'This invitation code isn’t valid.' }))
      .toBeVisible()
    await look('the invitation code refused')
  },
)

test.each(widths)('[A11Y-01] a new password and its faults keep nobody out, %i px', async (width) => {
  await setWidth(width)
  const { network, screen, dialog } = await openOverlay('forgotPassword')
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await dialog.getByRole('button', { name: 'Set new password' }).click()
  await expect.element(field('Mobile number')).toHaveAttribute('aria-invalid', 'true')
  await look('by phone')
  network.answer(session.loginSms, () => status(500))
  await field('Mobile number').fill('0919 123 4567')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Code not sent' })).toBeVisible()
  await look('the warning')
  await userEvent.keyboard('{Escape}')

  network.answer(member.forgotByEmail, () => null)
  await dialog.getByRole('tab', { name: 'By email' }).click()
  await look('by email')
  await field('Username').fill('juan')
  await field('Email').fill('juan@mail.example')
  await dialog.getByRole('button', { name: 'Email me a new password' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Check your email' })).toBeVisible()
  await look('the mail is under way')
})

test.each([true, false])(
  '[A11Y-01] the change of a password, in fault, keeps nobody out (forced: %s)',
  async (forced) => {
    for (const width of widths) {
      await setWidth(width)
      const { screen, dialog } = await openOverlay('changePassword')
      useOverlays.getState().show({ name: 'changePassword', forced })
      await dialog.getByRole('button', { name: 'Change password' }).click()
      await expect
        .element(dialog.getByRole('textbox', { name: 'New password' }))
        .toHaveAttribute('aria-invalid', 'true')
      await look(`${width} px`)
      await screen.unmount()
    }
  },
)
