import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { Login } from './login.tsx'
import { Register } from './register.tsx'

const dialogs = {
  w_login: { dialog: <Login />, title: 'Log in' },
  w_reg: { dialog: <Register />, title: 'Register' },
}

/** Opens a dialog where the gateway has a banner of one group. */
async function open(group: keyof typeof dialogs, given: string) {
  const network = fakeNetwork()
  network.answer(system.registerRules, () => samples.rules)
  network.answer(system.countryCodes, () => samples.countries)
  network.answer(system.settings, () => ({ nodes: [] }))
  network.answer(system.whitelabel, () => ({
    merchant: 'palaro',
    currency: 'PHP',
    currencySymbol: '₱',
    banners: [{ bannerId: 1, url: '/banners/x.svg', groupName: given, title: 'Start with ₱1,000' }],
  }))
  const screen = await renderSite(dialogs[group].dialog)
  const dialog = screen.getByRole('dialog', { name: dialogs[group].title })
  return { dialog, banner: dialog.getByRole('heading', { name: 'Start with ₱1,000' }) }
}

test.each(['w_login', 'w_reg'] as const)('[LAY-02] the dialog at %s shows its banner', async (group) => {
  await page.viewport(1280, 800)
  const { banner } = await open(group, group)
  await expect.element(banner).toBeVisible()
  // It fills its side of the dialog, from edge to edge.
  const strip = banner.element().closest('section')
  const side = strip?.parentElement?.parentElement?.getBoundingClientRect()
  expect(strip?.getBoundingClientRect().toJSON()).toEqual(side?.toJSON())
})

test.each(['w_login', 'w_reg'] as const)(
  '[LAY-02, I18N-05] without a banner the dialog at %s shows the scene, in the chosen language',
  async (group) => {
    await page.viewport(1280, 800)
    const { dialog, banner } = await open(group, 'w_home')
    await expect
      .element(dialog.getByText(group === 'w_login' ? 'Welcome back.' : 'Let’s get started.'))
      .toBeVisible()
    expect(banner.query()).toBeNull()
  },
)

test('[LAY-02] on a phone the dialog shows the form without a banner', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  const { dialog, banner } = await open('w_reg', 'w_reg')
  await expect.element(dialog.getByText('Let’s get started.')).toBeVisible()
  expect(banner.query()).toBeNull()
})
