import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DepositCentrePage } from '#features/cashier/components/deposit-centre-page.tsx'
import { gatewayWithBets, showBets } from '#features/records/testing/show-bets.tsx'
import { chooseLanguage } from '#lib/i18n/i18n.ts'
import { type Report, takeReports } from '#lib/log/report.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { translatePage } from '#lib/testing/translate-page.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { dismissToast, showToast } from '#ui/toast/toast-store.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { loadProduct, openScreen } from './testing/open-screen.tsx'
import { productScreens } from './testing/product-screens.tsx'

const reports: Report[] = []

beforeAll(async () => {
  await loadProduct()
  takeReports((report) => reports.push(report))
})
afterEach(() => chooseLanguage('EN'))

/** Every kind of screen: pages, both centres, forms, records, dialogs and sheets. */
const main = new Set([
  'the site around a page',
  'page home',
  'page help',
  'login',
  'register',
  'search',
  'nav',
  'me',
  'member depositv2',
  'member personalHistoryCopy',
  'member rewardCenter',
  'member securityCenter',
  'agent contracts',
])
const screens = productScreens.filter(({ name }) => main.has(name))

/** The texts of the page, without the times that go on. */
function shownTexts(): Set<string> {
  const texts = new Set<string>()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    texts.add((node.textContent ?? '').replaceAll(/\d*:?\d?\d:\d\d/g, '…').trim())
  return texts
}

test('every screen in the table of translated screens exists', () => {
  expect(screens.map(({ name }) => name).sort()).toEqual([...main].sort())
})

test.each(screens)(
  '[I18N-02, ERR-03] while the browser translates it, $name changes to another language as a whole',
  async (screen) => {
    const opened = await openScreen(screen)
    const changed = async (language: 'EN' | 'TY') => {
      await chooseLanguage(language)
      await opened.settle()
      return shownTexts()
    }
    // Some parts come late, so the second time counts.
    await changed('TY')
    await changed('EN')
    const filipino = await changed('TY')
    const english = await changed('EN')
    reports.length = 0
    onTestFinished(translatePage())
    const now = await changed('TY')
    const missing = [...filipino].filter((text) => !now.has(text))
    const stale = [...now].filter((text) => english.has(text) && !filipino.has(text))
    expect({ missing, stale }).toEqual({ missing: [], stale: [] })
    await changed('EN')
    expect(reports.filter(({ level }) => level === 'error')).toEqual([])
  },
)

test('[ERR-03, MBR-05] while the browser translates the page, a deposit is filled in and corrected', async () => {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(cashier.depositChannels, () => ({ channels: samples.channels }))
  network.answer(cashier.depositBonuses, () => ({ bonuses: [] }))
  network.answer(cashier.depositOrders, () => ({ list: [], total: 0, totalPages: 0 }))
  const screen = await showCentrePage('Deposit', DepositCentrePage)
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  await expect.element(amount).toBeVisible()
  onTestFinished(translatePage())
  const submit = screen.getByRole('button', { name: /^Continue with/ })
  for (const [typed, isFine] of [
    ['1', false],
    ['500', true],
    ['', false],
    ['750', true],
  ] as const) {
    await amount.fill(typed)
    if (!isFine) await submit.click()
    await expect.poll(() => amount.element().getAttribute('aria-invalid') === 'true').toBe(!isFine)
  }
  await screen.getByRole('radio', { name: /^Maya/ }).click({ force: true })
  await expect.element(submit).toMatchTextContent('Continue with Maya')
})

test('[ERR-03, MBR-08] while the browser translates the page, a record is filtered and turned over', async () => {
  gatewayWithBets()
  const screen = await showBets('?range=yesterday')
  await expect.element(screen.getByText('Golden Carabao').first()).toBeVisible()
  onTestFinished(translatePage())
  await screen.getByRole('button', { name: 'Status: All statuses' }).click()
  await screen.getByRole('menuitemradio', { name: 'Cancelled' }).click()
  await expect.element(screen.getByRole('button', { name: 'Status: Cancelled' })).toBeVisible()
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(screen.getByTestId('address')).toMatchTextContent(/page=2/)
  await expect.element(screen.getByText('Golden Carabao').first()).toBeVisible()
})

test('[ERR-03] while the browser translates the page, messages come and go', async () => {
  const screen = await renderSite(<Toaster label="Messages" closeLabel="Close message" />)
  onTestFinished(translatePage())
  for (const body of ['Until tomorrow.', undefined]) {
    const toast = showToast({ title: 'Saved', body, duration: null })
    await expect.element(screen.getByText('Saved')).toBeVisible()
    dismissToast(toast)
    await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
  }
})
