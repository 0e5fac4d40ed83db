import { useForm } from 'react-hook-form'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { holdClock } from '#lib/testing/hold-clock.ts'
import { fakeNetwork, refusal, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { session } from '#shared/contract/endpoints/session.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { CaptchaField } from '#ui/captcha-field/captcha-field.tsx'
import { openLogin } from '../testing/open-login.tsx'

/** Images of one grey pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='
const lighter = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4AAAA8gDxnPEd5gAAAABJRU5ErkJggg=='
const darker = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPgAAAACgAJwHGXCQAAAABJRU5ErkJggg=='
const noPicture = btoa('this is no picture')

async function openCaptcha(value: object, code = 'WRONG_CREDENTIALS') {
  const login = await openLogin()
  login.network.answer(session.login, () => refusal(code, '', value))
  await login.username.fill('captcha')
  await login.password.fill('wrong')
  await userEvent.keyboard('{Enter}')
  return {
    ...login,
    captcha: login.dialog.getByRole('textbox', { name: 'Captcha' }),
    refresh: login.dialog.getByRole('button', { name: 'New captcha image' }),
  }
}

const imageOf = (button: { element(): Element }) => button.element().querySelector('img')

test('[AUTH-06] a refusal with a captcha shows it, wants it, and sends it', async () => {
  const { network, password, captcha, refresh, button } = await openCaptcha({ captcha: picture })
  network.answer(system.captcha, () => ({ image: picture }))
  await expect
    .element(password)
    .toHaveAccessibleDescription('Your username or password is incorrect. Try again.')
  await expect.element(password).toHaveFocus()
  await button.click()
  await expect.element(captcha).toHaveFocus()
  expect(network.sent(session.login)).toHaveLength(1)

  const goOn = holdClock()
  await refresh.click()
  await refresh.click()
  goOn(999)
  await refresh.click()
  expect(network.sent(system.captcha)).toHaveLength(1)

  await captcha.fill(' 4711 ')
  await button.click()
  await expect.poll(() => network.sent(session.login).at(-1)?.body).toMatchObject({ captcha: '4711' })
  await expect.element(captcha).toHaveValue('')
})

test('[AUTH-06] the captcha’s answer is sent with the id of the picture shown, also after a new picture', async () => {
  const { network, captcha, refresh, button } = await openCaptcha({ captcha: picture, captchaId: 'came' })
  network.answer(system.captcha, () => ({ image: lighter, id: 'asked for' }))
  await captcha.fill('1111')
  await button.click()
  await expect
    .poll(() => network.sent(session.login).at(-1)?.body)
    .toMatchObject({ captcha: '1111', captchaId: 'came' })
  await refresh.click()
  await expect.poll(() => imageOf(refresh)?.src).toContain(lighter)
  await captcha.fill('2222')
  await button.click()
  await expect
    .poll(() => network.sent(session.login).at(-1)?.body)
    .toMatchObject({ captcha: '2222', captchaId: 'asked for' })
})

test('[AUTH-06] a captcha that one login tab requires is not shown in the other', async () => {
  const { dialog, captcha } = await openCaptcha({ captcha: picture })
  await expect.element(captcha).toBeVisible()
  await dialog.getByRole('tab', { name: 'By SMS code' }).click()
  await expect.element(captcha).not.toBeInTheDocument()
  await dialog.getByRole('tab', { name: 'By username' }).click()
  await expect.element(captcha).toBeVisible()
})

test('[AUTH-06] a picture that can’t be shown offers another in its place', async () => {
  const { network, captcha, refresh } = await openCaptcha({ captcha: noPicture })
  network.answer(system.captcha, () => ({ image: picture }))
  await expect.element(captcha).toHaveAccessibleDescription(/can’t be shown/)
  expect(imageOf(refresh)).toBeNull()
  await refresh.click()
  await expect.poll(() => imageOf(refresh)?.naturalWidth).toBe(1)
  await expect.element(captcha).not.toHaveAccessibleDescription(/can’t be shown/)
})

test.each([
  ['what is no base64', { captcha: '"><script>' }, 'WRONG_CREDENTIALS'],
  ['a code alone', {}, 'CAPTCHA_REQUIRED'],
])('[AUTH-06] asked for by %s, the field fetches a picture by itself', async (_, value, code) => {
  const login = await openLogin()
  login.network.answer(session.login, () => refusal(code, '', value))
  login.network.answer(system.captcha, () => ({ image: picture }))
  await login.username.fill('captcha')
  await login.password.fill('wrong')
  await userEvent.keyboard('{Enter}')
  const refresh = login.dialog.getByRole('button', { name: 'New captcha image' })
  await expect.poll(() => imageOf(refresh)?.naturalWidth).toBe(1)
})

test.each([
  ['fails', () => status(500)],
  ['brings none', () => ({ image: '<svg onload=alert(1)>' })],
])(
  '[AUTH-06, REG-13] where the call for a picture %s, that is said, and pressing asks again',
  async (_, answer) => {
    function Form() {
      const form = useForm({ defaultValues: { captcha: '' } })
      return <CaptchaField form={form} name="captcha" onShown={() => {}} />
    }
    const goOn = holdClock()
    const network = fakeNetwork()
    network.answer(system.captcha, answer)
    const screen = await renderSite(<Form />)
    const field = screen.getByRole('textbox', { name: 'Captcha' })
    await expect.element(field).toHaveAccessibleDescription(/new image didn’t load/)
    network.answer(system.captcha, () => ({ image: picture }))
    const refresh = screen.getByRole('button', { name: 'New captcha image' })
    // A press within a second of the last request sends nothing.
    await refresh.click()
    expect(network.sent(system.captcha)).toHaveLength(1)
    goOn(1000)
    await refresh.click()
    await expect.poll(() => imageOf(refresh)?.naturalWidth).toBe(1)
  },
)

test('[AUTH-06] of two captcha pictures requested, the later one is shown, whichever arrives last', async () => {
  const { network, refresh } = await openCaptcha({ captcha: noPicture })
  const goOn = holdClock()
  const early = Promise.withResolvers<object>()
  network.answer(system.captcha, () => early.promise)
  await refresh.click()
  const seen: (string | undefined)[] = []
  const watch = new MutationObserver(() => seen.push(imageOf(refresh)?.src))
  watch.observe(refresh.element(), { subtree: true, childList: true, attributes: true })
  onTestFinished(() => watch.disconnect())

  const askFor = async (image: string) => {
    network.answer(system.captcha, () => ({ image }))
    goOn(1000)
    await refresh.click()
    await expect.poll(() => imageOf(refresh)?.src).toContain(image)
  }
  await askFor(picture)
  early.resolve({ image: lighter })
  await askFor(darker)
  expect(seen.filter((src) => src?.includes(lighter))).toEqual([])
})
