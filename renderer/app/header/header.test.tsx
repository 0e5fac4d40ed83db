import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SystemGate } from '#features/system-status/index.ts'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { Header } from './header.tsx'

const { games, system } = contract
const names: Readonly<Record<string, string>> = {
  RNG: 'Slots',
  LIVE: 'Live Casino',
  FISH: 'Fishing',
  PVP: 'Poker',
  SPORTS: 'Sports',
  LOTT: 'Lottery',
  ESPORTS: 'Esports',
}
const card = (gameType: string) => ({
  vassalage: `V${gameType}`,
  gameType,
  displayName: `Vendor of ${names[gameType]}`,
  smallIcon: '',
})

beforeEach(() => page.viewport(1280, 800))

/** The header of a visitor, whole, on a gateway that has everything that it can show. */
async function openHeader() {
  finishFirstPaint()
  const network = fakeNetwork()
  const customerService = { link: 'no.jwe', key: 'no key' }
  network.answer(system.permission, () => ({ info: { ...samples.permission.info, customerService } }))
  network.answer(system.settings, () => ({ nodes: [{ modId: 'DIRECTREG3', enabled: '1' }] }))
  network.answer(system.registerRules, () => samples.rules)
  network.answer(system.whitelabel, () => ({
    merchant: 'palaro',
    currency: 'PHP',
    currencySymbol: '₱',
    banners: ['w_deposit20', 'w_bet20'].map((groupName, bannerId) => ({
      bannerId,
      groupName,
      url: '/x.svg',
      title: groupName,
    })),
  }))
  network.answer(system.routers, () => ({
    domainList: [],
    resources: ['FACEBOOK', 'ANDROID', 'IOS'].map((resourceType) => ({
      resourceType,
      url: `https://${resourceType.toLowerCase()}.example/palaro`,
    })),
  }))
  network.answer(games.vendors, () => ({ lanes: [{ title: 'All', cards: Object.keys(names).map(card) }] }))
  network.answer(games.hot, () => ({ categories: [] }))
  const screen = await renderSite(
    <SystemGate>
      <Header />
    </SystemGate>,
  )
  for (const name of ['Get the app', 'Register', 'Log in'])
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Language/ })).toBeVisible()
  return screen
}

test('[HDR-06, RT-05] the top menu has service, apps, and the rankings that have a banner', async () => {
  const screen = await openHeader()
  const menu = (name: string) => screen.getByRole('button', { name, exact: true })
  const entry = (name: string) => screen.getByRole('menuitem', { name, exact: true })
  await expect.element(menu('Customer service')).toBeVisible()
  await menu('Rankings').click()
  await expect.element(entry('Top 20 bets').getByText('Top 20 bets')).toHaveStyle({ clipPath: 'none' })
  await expect.element(entry('Top 20 bets')).toHaveAttribute('href', '/bet-rank')
  await expect.element(entry('Top 20 deposits')).toHaveAttribute('href', '/deposit-rank')
  await menu('Get the app').click()
  await expect.element(entry('Top 20 bets')).not.toBeInTheDocument()
  await expect.element(entry('iPhone app')).toHaveAttribute('href', '/down?app=IOS')
  await expect.element(entry('Android app')).toHaveAttribute('href', '/down?app=ANDROID')
  await entry('All apps').click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/down')
  await expect.element(entry('All apps')).not.toBeInTheDocument()
})

/** The controls that show neither words nor, when pointed at, their name. */
function nameless(): string[] {
  const isShown = (text: Element) => text.checkVisibility() && getComputedStyle(text).clipPath === 'none'
  const hasWords = (control: Element) =>
    [...control.childNodes].some((node) =>
      node instanceof Element ? node.textContent !== '' && isShown(node) : node.textContent?.trim() !== '',
    )
  return [...document.querySelectorAll('header :is(a, button)')]
    .filter((control) => control.checkVisibility() && !hasWords(control) && !control.closest('[data-tip]'))
    .map((control) => control.outerHTML)
}

test('[HDR-06] every icon of the header shows its name under the pointer and on focus', async () => {
  const screen = await openHeader()
  for (const width of [1024, 1280, 1920]) {
    await page.viewport(width, 800)
    expect(nameless(), `${width} px`).toEqual([])
  }
  await page.viewport(1280, 800)
  const rankings = screen.getByRole('button', { name: 'Rankings' })
  const tip = document.querySelector('[data-tip="Rankings"]')
  const reported = () => tip && getComputedStyle(tip, '::after').content
  expect(reported()).toBe('none')
  await rankings.hover()
  await expect.poll(reported).toContain('Rankings')
  await rankings.unhover()
  await expect.poll(reported).toBe('none')
  screen.getByRole('button', { name: 'Customer service' }).element().focus()
  await userEvent.tab()
  await expect.element(rankings).toHaveFocus()
  await expect.poll(reported).toContain('Rankings')
})
