import { expect, test } from 'vitest'
import { fillSilently } from '#lib/testing/fill-silently.ts'
import { refusal } from '#lib/testing/network.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { openOverlay } from './testing/account-screens.tsx'
import { openLogin } from './testing/open-login.tsx'
import { allRules, openRegister } from './testing/open-register.tsx'

const texts = [
  '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>',
  `"><img src=x onerror="document.title='run'">`,
  "' OR '1'='1'; DROP TABLE members; --",
  '\u202egnp.exe\u202c \u200fעברית',
  '👩‍👩‍👧‍👦🇵🇭 e\u0301\u0323 Z͑ͫ̓ͪ̂ͫ̽͏̴ a\u200bb\u200d\u200cc\ufeff',
  'x'.repeat(5000) + 'long '.repeat(1000),
  '${7*7}{{7*7}}%s%n\\u0000',
]

/** That nothing of a text was taken for more than a text, and that nothing became wider than the window. */
function expectHarmless(): void {
  expect(document.querySelector('img[src="x"], body script:not([src])')).toBeNull()
  expect(document.title).not.toContain('run')
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

type Dialog = Awaited<ReturnType<typeof openLogin>>['dialog']

/** Types a text into every field, all at once. Returns how to check that all hold what they held then. */
function typeEverywhere(dialog: Dialog, text: string): () => void {
  const boxes = dialog.getByRole('textbox').elements() as HTMLInputElement[]
  for (const box of boxes) {
    fillSilently(box, text)
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  const typed = boxes.map(({ value }) => value)
  expect(typed).toContain(text)
  return () => expect(boxes.map(({ value }) => value)).toEqual(typed)
}

test('[SEC-05, AUTH-01, AUTH-02, AUTH-09] hostile text in the login is sent as text or refused, and stays', async () => {
  const { network, dialog, username, password, button } = await openLogin()
  network.answer(session.login, () => refusal('WRONG_CREDENTIALS', 'No.'))
  const bySms = dialog.getByRole('tab', { name: 'By SMS code' })
  const mobile = dialog.getByRole('textbox', { name: 'Mobile number' })
  await expect.element(bySms).toBeVisible()
  for (const [index, text] of texts.entries()) {
    const expectKept = typeEverywhere(dialog, text)
    await button.click()
    await expect.poll(() => network.sent(session.login)).toHaveLength(index + 1)
    await expect.element(password).toHaveAccessibleDescription(/username or password is incorrect/)
    expectKept()

    await bySms.click()
    await expect.element(mobile).toBeVisible()
    const expectBothKept = typeEverywhere(dialog, text)
    await button.click()
    await expect.element(mobile).toHaveAccessibleDescription(/valid mobile number/)
    expectBothKept()
    await dialog.getByRole('tab', { name: 'By username' }).click()
    await expect.element(username).toHaveValue(text)
    expectHarmless()
  }
  expect(network.sent(session.login)).toHaveLength(texts.length)
})

test('[SEC-05, AUTH-06, AUTH-09] hostile text for a captcha and a proof is refused at its field', async () => {
  const { network, dialog, username, password, button } = await openLogin()
  network.answer(session.login, () => refusal('WRONG_CAPTCHA', 'No.', { captcha: 'iVBORw0KGgo=' }))
  await username.fill('newip')
  await password.fill('Palaro123')
  await button.click()
  const captcha = dialog.getByRole('textbox', { name: 'Captcha' })
  for (const text of texts) {
    await captcha.fill(text)
    await button.click()
    await expect.element(captcha).toHaveValue('')
    await expect.element(captcha).toHaveAccessibleDescription(/didn’t match/)
  }
  network.answer(session.login, () =>
    refusal('ADDRESS_UNREGISTERED', '', { ticket: 't', kinds: ['bankAccountName'] }),
  )
  network.answer(session.verifyLogin, () => refusal('WRONG_PROOF', 'No.'))
  await captcha.fill('4711')
  await button.click()
  const name = dialog.getByRole('textbox', { name: 'Name on the bank account' })
  for (const [index, text] of texts.entries()) {
    await name.fill(text)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => network.sent(session.verifyLogin)).toHaveLength(index + 1)
    await expect.element(name).toHaveAccessibleDescription(/doesn’t match what we have on file/)
    await expect.element(name).toHaveValue(text)
  }
  expectHarmless()
})

test('[SEC-05, REG-11] hostile text in every field of the registration stays, and opens no account', async () => {
  const { network, dialog, field, button } = await openRegister({ rules: allRules, path: '/register' })
  await expect.element(field('Username')).toHaveFocus()
  await dialog.getByRole('checkbox').click()
  for (const text of texts) {
    const expectKept = typeEverywhere(dialog, text)
    await button.click()
    await expect.element(field('Username')).toHaveFocus()
    await expect.element(field('Username')).toHaveAttribute('aria-invalid', 'true')
    expectKept()
    expectHarmless()
  }
  expect(network.sent(member.register)).toEqual([])
})

test('[SEC-05, PWD-01] hostile text for a new password is refused at its field, and stays', async () => {
  const { network, dialog } = await openOverlay('changePassword')
  const fresh = dialog.getByRole('textbox', { name: 'New password', exact: true })
  await expect.element(fresh).toBeVisible()
  for (const text of texts) {
    const expectKept = typeEverywhere(dialog, text.repeat(20))
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await expect.element(fresh).toHaveAttribute('aria-invalid', 'true')
    expectKept()
    expectHarmless()
  }
  expect(network.sent(member.passwordCheck)).toEqual([])
})
