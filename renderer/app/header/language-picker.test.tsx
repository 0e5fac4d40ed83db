import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { chooseLanguage } from '#lib/i18n/i18n.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { member } from '#shared/contract/endpoints/member.ts'
import { Balance } from './balance.tsx'
import { LanguagePicker } from './language-picker.tsx'

afterEach(() => chooseLanguage('EN'))

test('[I18N-02] a choice takes effect at once, is kept, and the document follows', async () => {
  const network = fakeNetwork()
  const screen = await renderSite(<LanguagePicker />)
  await screen.getByRole('button', { name: /^Language/ }).click()
  await expect
    .element(screen.getByRole('menuitemradio', { name: 'English' }))
    .toHaveAttribute('aria-checked', 'true')
  await screen.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect.element(screen.getByRole('button', { name: 'Wika TY' })).toBeVisible()
  expect(document.documentElement.lang).toBe('fil-PH')
  expect(localStorage.getItem('lang')).toBe('TY')
  expect(network.sent(member.updateLanguage)).toHaveLength(0)
})

test('[I18N-02] the gateway is told for the one who is signed in', async () => {
  const network = fakeNetwork()
  network.answer(member.updateLanguage, () => null)
  const screen = await renderSite(<LanguagePicker />, { signedIn: true })
  await screen.getByRole('button', { name: /^Language/ }).click()
  await screen.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect.poll(() => network.sent(member.updateLanguage)).toHaveLength(1)
  expect(network.sent(member.updateLanguage)[0]?.body).toEqual({ language: 'TY' })
})

test('[I18N-02, I18N-05] what the gateway said in the old language is asked for again', async () => {
  const network = fakeNetwork()
  network.answer(member.updateLanguage, () => null)
  network.answer(member.balance, () => ({ sumBalance: '1.00', currency: 'PHP' }))
  const screen = await renderSite(
    <>
      <LanguagePicker />
      <Balance />
    </>,
    { signedIn: true },
  )
  await expect.element(screen.getByRole('status', { name: 'Balance' })).toMatchTextContent('₱1.00')
  await screen.getByRole('button', { name: /^Language/ }).click()
  await screen.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect.poll(() => network.sent(member.balance)).toHaveLength(2)
})

test('[I18N-04] the picker names each language in itself, and tells which it is', async () => {
  fakeNetwork()
  const screen = await renderSite(<LanguagePicker />)
  await screen.getByRole('button', { name: /^Language/ }).click()
  await expect.element(screen.getByRole('menuitemradio', { name: 'English' })).toBeVisible()
  const items = screen.getByRole('menuitemradio').elements()
  expect(items.map((item) => [item.getAttribute('lang'), item.textContent])).toEqual([
    ['en-PH', 'English'],
    ['fil-PH', 'Filipino'],
    ['zh-Hans', '简体中文'],
    ['vi', 'Tiếng Việt'],
    ['ja', '日本語'],
    ['th', 'ไทย'],
    ['id', 'Bahasa Indonesia'],
  ])
})

test('the languages are chosen with the keyboard too, and each is written in its own tongue', async () => {
  fakeNetwork()
  const screen = await renderSite(<LanguagePicker />)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus()
  await userEvent.keyboard('f')
  const filipino = screen.getByRole('menuitemradio', { name: 'Filipino' })
  await expect.element(filipino).toHaveFocus()
  await expect.element(filipino).toHaveAttribute('lang', 'fil-PH')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.documentElement.lang).toBe('fil-PH')
})
