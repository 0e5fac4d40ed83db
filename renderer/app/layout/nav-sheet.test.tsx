import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SystemGate } from '#features/system-status/index.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { NavSheet } from './nav-sheet.tsx'

const { games, system } = contract
const cards = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ESPORTS'].flatMap((gameType) =>
  Array.from({ length: gameType === 'RNG' ? 13 : 1 }, (_, place) => ({
    vassalage: `${gameType}${place}`,
    gameType,
    displayName: `Vendor ${gameType} ${place}`,
    smallIcon: '',
  })),
)
const inSight = (part: Element) => {
  const { top, bottom } = part.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

test('[LAY-07, NAV-01, HDR-06, PERF-02] the drawer of narrow windows has what the header has, its vendors once they are asked for, and its close button in sight', async () => {
  finishFirstPaint()
  await page.viewport(390, 844)
  const network = fakeNetwork()
  const customerService = { link: 'no.jwe', key: 'no key' }
  network.answer(system.permission, () => ({ info: { ...samples.permission.info, customerService } }))
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
  network.answer(games.vendors, () => ({ lanes: [{ title: 'All', cards }] }))
  network.answer(games.hot, () => ({ categories: [] }))
  const screen = await renderSite(
    <SystemGate>
      <NavSheet />
    </SystemGate>,
  )
  useOverlays.getState().show({ name: 'nav' })
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  const close = drawer.getByRole('button', { name: 'Close' })
  await expect.element(close).toBeVisible()
  expect(inSight(drawer.getByRole('heading', { name: 'Menu' }).element())).toBe(true)
  const nav = drawer.getByRole('navigation', { name: 'Games' })
  for (const name of [
    'Favorite',
    'Promotion',
    'Top 20 deposits',
    'Top 20 bets',
    'iPhone app',
    'Android app',
    'Get the app',
  ])
    await expect.element(nav.getByRole('link', { name, exact: true })).toBeVisible()
  await expect.element(nav.getByRole('link', { name: /^Esports/ })).toBeVisible()
  await expect.element(nav.getByRole('button', { name: /Facebook/ })).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'Customer service' })).toBeVisible()

  const vendors = () => document.querySelectorAll('nav a[href*="vassalage="]')
  expect(vendors()).toHaveLength(0)
  await nav.getByRole('button', { name: 'Slots providers' }).click()
  await expect.poll(vendors).toHaveLength(11)
  await expect.element(nav.getByRole('link', { name: /^More/ })).toHaveAttribute('href', '/rng')
  // Still in sight at the end of a drawer that is higher than the window.
  const last = nav.getByRole('link', { name: 'Get the app' }).element()
  expect(inSight(last)).toBe(false)
  last.scrollIntoView()
  await expect.poll(() => inSight(last)).toBe(true)
  expect(inSight(close.element())).toBe(true)

  await nav.getByRole('link', { name: /^Slots/ }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/rng')
  expect(useOverlays.getState().open).toBeUndefined()
})
