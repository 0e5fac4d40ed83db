import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { watchFirstPaint } from '#lib/first-paint/first-paint.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { BannerStrip } from './banner-strip.tsx'

beforeAll(async () => {
  // The autoplay component loads only after the first paint.
  await Promise.all([
    watchFirstPaint(Promise.resolve(), () => Promise.resolve()),
    import('./banner-autoplay.tsx'),
  ])
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const banner = (bannerId: number, more: object = {}) => ({
  bannerId,
  url: '/banners/x.svg',
  groupName: 'w_live',
  title: `Banner ${bannerId}`,
  ...more,
})

async function renderStrip(...banners: object[]) {
  const network = fakeNetwork()
  network.answer(system.permission, () => samples.permission)
  network.answer(system.whitelabel, () => ({
    merchant: 'palaro',
    currency: 'PHP',
    currencySymbol: '₱',
    banners,
  }))
  const screen = await renderSite(
    <>
      <BannerStrip group="w_live" />
      <button type="button">elsewhere</button>
    </>,
  )
  // The strip may now be where an earlier test left the pointer.
  await userEvent.hover(screen.getByRole('button', { name: 'elsewhere' }))
  const dot = (number: number) =>
    screen.getByRole('button', { name: new RegExp(`^Show banner ${number} of`) })
  // Wait until the autoplay component has rendered.
  await wait(200)
  return { screen, dot }
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('[LAY-04] several banners move on every five seconds, round and round', async () => {
  const { dot } = await renderStrip(banner(1), banner(2))
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
  await wait(5100)
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
  await wait(5100)
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
})

test('[LAY-04] they stay while a pointer is on them, and go on when it leaves', async () => {
  const { screen, dot } = await renderStrip(banner(1), banner(2))
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
  await userEvent.hover(screen.getByRole('region', { name: 'Highlights' }))
  await wait(11_000)
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
  await userEvent.hover(screen.getByRole('button', { name: 'elsewhere' }))
  await wait(5100)
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
})

test('[LAY-04] they stay while the keyboard is in them, and a dot chooses', async () => {
  const { dot } = await renderStrip(banner(1), banner(2), banner(3))
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
  dot(3).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'true')
  await wait(11_000)
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'true')
})

test('[LAY-04] one banner has no dots and does not move', async () => {
  const { screen } = await renderStrip(banner(1), { ...banner(2), groupName: 'w_fish' })
  await expect.element(screen.getByRole('heading', { name: 'Banner 1' })).toBeVisible()
  await wait(6000)
  await expect.element(screen.getByRole('heading', { name: 'Banner 1' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Show banner/ }).elements()).toHaveLength(0)
})

test('[LAY-03] a banner leads somewhere only with a linkage', async () => {
  const { screen } = await renderStrip(
    banner(1, { linkageType: 'PAGE', target: '/fish' }),
    banner(2, { linkageType: null, target: '/rng' }),
  )
  await screen.getByRole('link', { name: 'Banner 1' }).click()
  await expect.element(screen.getByTestId('address')).toMatchTextContent('/fish')
  expect(screen.getByRole('link', { name: 'Banner 2' }).elements()).toHaveLength(0)
})
