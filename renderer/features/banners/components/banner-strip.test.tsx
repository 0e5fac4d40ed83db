import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { watchFirstPaint } from '#lib/first-paint/first-paint.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { BannerStrip } from './banner-strip.tsx'

const motion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

beforeAll(async () => {
  await motion('no-preference')
  // The autoplay component loads only after the first paint.
  await Promise.all([
    watchFirstPaint(Promise.resolve(), () => Promise.resolve()),
    import('./deferred-banner.tsx'),
  ])
})
beforeEach(() => {
  // Time passes only in `wait` and where something is polled for.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())
afterAll(() => motion('reduce'))

const banner = (bannerId: number, more: object = {}) => ({
  bannerId,
  url: '/banners/x.svg',
  groupName: 'w_live',
  title: `Banner ${bannerId}`,
  ...more,
})

async function renderStrip(...banners: { groupName?: string }[]) {
  const shown = await renderStripNow(...banners)
  // The strip may now be where an earlier test left the pointer.
  await userEvent.hover(shown.screen.getByRole('button', { name: 'elsewhere' }))
  // Wait until the autoplay component has rendered, which takes timers and frames in turn.
  for (let turn = 0; turn < 10; turn += 1) {
    await wait(20)
    await new Promise(requestAnimationFrame)
  }
  return shown
}

async function renderStripNow(...banners: { groupName?: string }[]) {
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
      {banners.some(({ groupName }) => groupName === 'w_home') ? (
        <BannerStrip group="w_home" size="hero" />
      ) : (
        <BannerStrip group="w_live" />
      )}
      <button type="button">elsewhere</button>
    </>,
  )
  const dot = (number: number) =>
    screen.getByRole('button', { name: new RegExp(`^Show banner ${number} of`) })
  return { screen, dot }
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('[LAY-04] several banners move on every five seconds, round and round', async () => {
  const { dot } = await renderStrip(banner(1), banner(2))
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
  // Polling would move the clock on. So each look is a single one, some frames later.
  const isShown = async (number: number) => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    return dot(number).element().getAttribute('aria-current') === 'true'
  }
  // How much of the first banner's time has passed is not known. The second one's is, to half a second.
  for (let waited = 0; waited <= 5000 && !(await isShown(2)); waited += 500) await wait(500)
  expect(await isShown(2)).toBe(true)
  await wait(4400)
  expect(await isShown(2)).toBe(true)
  await wait(700)
  expect(await isShown(1)).toBe(true)
})

test('[LAY-04] banners don’t move while a pointer is on them, and move again when it leaves', async () => {
  const { screen, dot } = await renderStrip(banner(1), banner(2))
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
  await userEvent.hover(screen.getByRole('region', { name: 'Highlights' }))
  await wait(11_000)
  await expect.element(dot(1)).toHaveAttribute('aria-current', 'true')
  await userEvent.hover(screen.getByRole('button', { name: 'elsewhere' }))
  await wait(5100)
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
})

test('[LAY-04] banners don’t move while they have the keyboard focus, and a dot shows its banner', async () => {
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

test('[LAY-03] a banner’s own words are on its button, which is the only link to it', async () => {
  const { screen } = await renderStrip(
    banner(1, { linkageType: 'PAGE', target: '/fish', actionLabel: 'See fishing games' }),
    banner(2, { linkageType: 'GAME', target: '1001', actionLabel: 'Play now' }),
    banner(3, { linkageType: null, target: null, actionLabel: 'Nowhere' }),
  )
  await expect.element(screen.getByRole('link')).toMatchTextContent('See fishing games')
  expect(screen.getByText('Nowhere').query()).toBeNull()
  await screen.getByRole('button', { name: /^Show banner 2 of/ }).click()
  await expect.element(screen.getByRole('button', { name: 'Banner 2: Play now' })).toBeVisible()
  // A banner that isn't shown can't be followed.
  expect(screen.getByRole('link').element().closest('[inert]')).not.toBeNull()
})

test('[LAY-03] the whole banner follows its button’s link', async () => {
  await page.viewport(1280, 800)
  const { screen } = await renderStrip(
    banner(1, { linkageType: 'PAGE', target: '/fish', actionLabel: 'See fishing games' }),
  )
  const strip = screen.getByRole('region', { name: 'Highlights' })
  await expect.element(screen.getByRole('link')).toBeVisible()
  const { right, top, height } = strip.element().getBoundingClientRect()
  const hit = document.elementFromPoint(right - 30, top + height / 2)
  expect(hit?.closest('a')?.getAttribute('href')).toBe('/fish')
})

test('[LAY-04] when banners change, no two headlines are seen at once', async () => {
  vi.useRealTimers()
  const { screen, dot } = await renderStripNow(banner(1), banner(2))
  await expect.element(dot(2)).toBeVisible()
  const words = () =>
    [...screen.container.querySelectorAll('h2')].map((title) =>
      Number(getComputedStyle(title.parentElement ?? title).opacity),
    )
  await expect.poll(words).toEqual([1, 0])
  await dot(2).click()
  const seen: number[] = []
  do {
    await new Promise(requestAnimationFrame)
    const [first = 0, second = 0] = words()
    seen.push(Math.min(first, second))
  } while (words()[1] !== 1)
  expect(Math.max(...seen)).toBe(0)
})

test.each([
  [390, 'hero'],
  [768, 'hero'],
  [1280, 'hero'],
  [390, 'plain'],
  [768, 'plain'],
] as const)('[LAY-02] at %i px the words of a %s banner stand beside its picture', async (width, size) => {
  await page.viewport(width, 844)
  vi.useRealTimers()
  const { screen } = await renderStripNow({
    ...banner(1, { subtitle: 'A line that is long enough to take the whole width that it is given here' }),
    groupName: size === 'hero' ? 'w_home' : 'w_live',
  })
  const title = screen.getByRole('heading', { name: 'Banner 1' })
  await expect.element(title).toBeVisible()
  const box = title.element().parentElement?.getBoundingClientRect()
  const picture = screen.container.querySelector('img')?.getBoundingClientRect()
  // Its first quarter is fading in from the dark.
  const drawn = (picture?.left ?? 0) + (picture?.width ?? 0) * 0.26
  expect(box?.right).toBeLessThanOrEqual(drawn)
})
