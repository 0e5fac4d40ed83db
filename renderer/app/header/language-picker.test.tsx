import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { chooseLanguage } from '#lib/i18n/i18n.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { Balance } from './balance.tsx'
import { LanguagePicker } from './language-picker.tsx'

afterEach(() => chooseLanguage('EN'))

test('[I18N-02] a chosen language takes effect at once, is remembered, and is the document’s language', async () => {
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

test('[I18N-02] the gateway learns the language of a member who is signed in', async () => {
  const network = fakeNetwork()
  network.answer(member.updateLanguage, () => null)
  const screen = await renderSite(<LanguagePicker />, { signedIn: true })
  await screen.getByRole('button', { name: /^Language/ }).click()
  await screen.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect.poll(() => network.sent(member.updateLanguage)).toHaveLength(1)
  expect(network.sent(member.updateLanguage)[0]?.body).toEqual({ language: 'TY' })
})

/** Asks for the rules of registration, whose patterns have words. */
function Rules() {
  useQuery(siteContentQueries(useGateway()).registerRules())
  return null
}

test('[I18N-02, I18N-05] answers with texts are fetched again in the new language, and figures are not', async () => {
  const network = fakeNetwork()
  network.answer(member.updateLanguage, () => null)
  network.answer(member.balance, () => ({ sumBalance: '1.00', currency: 'PHP' }))
  network.answer(system.registerRules, () => samples.rules)
  const screen = await renderSite(
    <>
      <LanguagePicker />
      <Balance />
      <Rules />
    </>,
    { signedIn: true },
  )
  await expect.element(screen.getByRole('status', { name: 'Balance' })).toMatchTextContent('₱1.00')
  await expect.poll(() => network.sent(system.registerRules)).toHaveLength(1)
  await screen.getByRole('button', { name: /^Language/ }).click()
  await screen.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect.poll(() => network.sent(system.registerRules)).toHaveLength(2)
  await expect.poll(() => network.sent(member.updateLanguage)).toHaveLength(1)
  expect(network.sent(member.balance)).toHaveLength(1)
})

test('[I18N-04] the picker names each language in itself, and shows which one is chosen', async () => {
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
