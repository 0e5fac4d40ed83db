import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { holdClock } from '#lib/testing/hold-clock.ts'
import { lost, refusal, status } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { useLoginDraft } from '../login/model/login-draft.ts'
import { fillIn, on, openRegister } from '../testing/open-register.tsx'

const withCaptcha = {
  ...samples.rules,
  fields: { ...samples.rules.fields, captcha: { ...on, maxLength: 8 } },
}
/** A small PNG of one colour, as bare base64 like the gateway sends it. */
function png(colour: string): string {
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  if (brush) brush.fillStyle = colour
  brush?.fillRect(0, 0, 9, 9)
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '')
}

beforeEach(() => {
  vi.useRealTimers()
})

test.each<[string, () => unknown]>([
  ['500', () => status(500)],
  ['a broken connection', lost],
  ['no session in it', () => ({})],
  ['a refusal without words', () => refusal('SOMETHING_NEW', '')],
  ['a refusal with words', () => refusal('SOMETHING_NEW', 'Come back after noon.')],
])(
  '[NET-05, REG-11] %s is said above the form, which keeps what was typed and goes again',
  async (_, answer) => {
    const form = await openRegister()
    form.network.answer(member.register, answer)
    await fillIn(form)
    await form.button.click()
    // Not repeated: the message for a lost connection already says so.
    await expect
      .element(form.dialog.getByRole('alert'))
      .toMatchTextContent(/(Nothing was lost\. Try again|(?<!lost.*)Your entries are still here)\.$/)
    await expect.element(form.field('Username')).toHaveValue('bituin88')
    await expect.element(form.field('Password')).toHaveValue('Palaro123')
    await expect.element(form.dialog.getByRole('checkbox')).toBeChecked()
    form.network.answer(member.register, () => ({ token: 'token-of-bituin' }))
    await form.button.click()
    await expect.element(form.dialog).not.toBeInTheDocument()
  },
)

// A browser resends by itself what broke off, which the gateway takes for a repetition.
test.each<[string, () => unknown]>([
  ['a lost answer', lost],
  ['a request that was sent twice', () => refusal('REPLAYED', 'Already used.')],
])(
  '[REG-11, NET-05] after %s, a name that is taken may be one’s own: logging in is offered',
  async (_, answer) => {
    const form = await openRegister()
    form.network.answer(member.register, answer)
    await fillIn(form)
    await form.button.click()
    await expect.element(form.dialog.getByRole('alert')).toBeVisible()
    form.network.answer(member.register, () => refusal('USERNAME_TAKEN', 'taken'))
    await form.button.click()
    await expect
      .element(form.dialog.getByRole('alert'))
      .toMatchTextContent('You may have created this account just now')
    await form.dialog.getByRole('alert').getByRole('button', { name: 'Log in' }).click()
    expect(useOverlays.getState().open).toEqual({ name: 'login' })
    expect(useLoginDraft.getState().draft?.values).toMatchObject({
      username: 'bituin88',
      password: 'Palaro123',
    })
  },
)

test('[REG-11] logging in is not offered for a different username that is taken', async () => {
  const form = await openRegister()
  form.network.answer(member.register, lost)
  await fillIn(form)
  await form.button.click()
  await expect.element(form.dialog.getByRole('alert')).toBeVisible()
  form.network.answer(member.register, () => refusal('USERNAME_TAKEN', 'taken'))
  await form.field('Username').fill('bituin89')
  await form.button.click()
  await expect.element(form.field('Username')).toHaveAccessibleDescription(/is taken/)
})

test.each([
  ['USERNAME_TAKEN', 'Username'],
  ['INVALID_REFERRAL_CODE', 'Referral code'],
  ['PASSWORDS_DIFFER', 'Confirm password'],
])('[REG-11] %s stands at %s, in words of our own, and has the focus', async (code, label) => {
  const form = await openRegister()
  form.network.answer(member.register, () => refusal(code, ''))
  await fillIn(form)
  await form.button.click()
  await expect.element(form.field(label)).toHaveAccessibleDescription(/\S/)
  await expect.element(form.field(label)).toHaveFocus()
})

test('[RT-02, REG-07] a link’s referral code stays as it is, until the gateway knows nobody by it', async () => {
  const form = await openRegister({ referralCode: 'BAY-GONE' })
  const field = form.field('Referral code')
  await expect.element(field).toHaveAttribute('readonly')
  form.network.answer(member.register, () => refusal('INVALID_REFERRAL_CODE', ''))
  await fillIn(form)
  await form.button.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).not.toHaveAttribute('readonly')
  form.network.answer(member.register, () => ({ token: 'token-of-bituin' }))
  await field.fill('')
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  expect(form.network.sent(member.register).at(-1)?.body).not.toHaveProperty('referralCode')
})

test('[REG-13] the captcha brings its picture, and another at most once a second', async () => {
  const goOn = holdClock()
  const { network, dialog } = await openRegister({ rules: withCaptcha })
  let given = 0
  network.answer(system.captcha, () => ({ image: png(`rgb(0 0 ${given++})`) }))
  const refresh = dialog.getByRole('button', { name: 'New captcha image' })
  await expect.poll(() => network.sent(system.captcha).length).toBe(1)
  await refresh.click()
  goOn(999)
  await refresh.click()
  expect(network.sent(system.captcha)).toHaveLength(1)
  goOn(1)
  await refresh.click()
  expect(network.sent(system.captcha)).toHaveLength(2)
})

test('[REG-13] whatever the registration fails of, the used captcha is replaced', async () => {
  const form = await openRegister({ rules: withCaptcha })
  form.network.answer(system.captcha, () => ({ image: png('red') }))
  const picture = form.dialog.getByRole('button', { name: 'New captcha image' })
  const shown = () => picture.element().querySelector('img')?.src ?? ''
  await expect.poll(shown).toContain(png('red'))
  await fillIn(form)
  await form.button.click()
  await expect.element(form.field('Captcha')).toHaveAccessibleDescription(/characters in the captcha image/)

  form.network.answer(member.register, () => refusal('WRONG_CAPTCHA', 'no', { captcha: png('green') }))
  await form.field('Captcha').fill('1111')
  await form.button.click()
  await expect.poll(shown).toContain(png('green'))
  await expect.element(form.field('Captcha')).toHaveValue('')
  await expect.element(form.field('Captcha')).toHaveFocus()
  await expect.element(form.field('Captcha')).toHaveAccessibleDescription(/characters didn’t match/)

  form.network.answer(member.register, () => refusal('USERNAME_TAKEN', 'no', { captcha: png('blue') }))
  await form.field('Captcha').fill('2222')
  await form.button.click()
  await expect.poll(shown).toContain(png('blue'))
  await expect.element(form.field('Username')).toHaveFocus()
})

test('[REG-11] a form that was closed opens again as it was, but for passwords, until somebody is signed in', async () => {
  const form = await openRegister({ path: '/' })
  await fillIn(form)
  await form.field('Referral code').fill('BAY-7K2Q')
  await form.dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(form.dialog).not.toBeInTheDocument()

  useOverlays.getState().show({ name: 'register' })
  await expect.element(form.field('Username')).toHaveValue('bituin88')
  await expect.element(form.field('Referral code')).toHaveValue('BAY-7K2Q')
  await expect.element(form.field('Password')).toHaveValue('')
  await expect.element(form.dialog.getByRole('checkbox')).not.toBeChecked()

  form.network.answer(member.register, () => ({ token: 'token-of-bituin' }))
  await form.field('Password').fill('Palaro123')
  await form.field('Confirm password').fill('Palaro123')
  await form.dialog.getByRole('checkbox').click()
  await form.button.click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  useOverlays.getState().show({ name: 'register' })
  await expect.element(form.field('Username')).toHaveValue('')
})

test('[REG-05] the terms open in a window of their own, and the form stays as it is', async () => {
  const form = await openRegister()
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await form.field('Username').fill('bituin88')
  await form.dialog.getByRole('link', { name: 'terms' }).click()
  expect(opened.mock.calls[0]?.[0]).toBe(`${location.origin}/helpmc#term`)
  await expect.element(form.field('Username')).toHaveValue('bituin88')
  await expect.element(form.dialog.getByRole('checkbox')).not.toBeChecked()
})

test('[REG-05] the box must be ticked, says so, and is reached by the keyboard alone', async () => {
  const form = await openRegister()
  await form.field('Username').fill('bituin88')
  await form.field('Password').fill('Palaro123')
  await form.field('Confirm password').fill('Palaro123')
  await userEvent.keyboard('{Enter}')
  const box = form.dialog.getByRole('checkbox')
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAccessibleDescription(/18 or above/)
  await userEvent.keyboard(' ')
  await expect.element(box).not.toHaveAttribute('aria-invalid')
})
