import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptionsOf, wholeChromiumPath } from '#support/chromium.ts'
import { scaled } from '#support/machine-factor.ts'
import { routeOf } from '../../../renderer/app/routing/route-list.ts'
import { loadBrand } from '../../../resources/build/brand/brand-folder.ts'
import { expect, keptCaches, keptPaths, openKept, test } from '../fixtures/own-site.ts'

const brand = loadBrand('palaro')

test.use({ launchOptions: launchOptionsOf(wholeChromiumPath()) })

// Each test has its own gateway and its own first visit, and waits until the site is cached.

test('[WEB-02] the browser finds nothing that keeps the site from being installed; its icons show the brand’s mark', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/')
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Test windows are incognito windows.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  const { errors, data = '' } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  type Manifest = Record<'name' | 'short_name' | 'theme_color' | 'lang' | 'display', string> & {
    shortcuts: { name: string; url: string }[]
    icons: { src: string; sizes: string; purpose: string }[]
  }
  const manifest = JSON.parse(data) as Manifest
  expect(manifest).toMatchObject({
    name: brand.title,
    short_name: brand.title,
    theme_color: brand.theme.background.light,
    lang: 'en-PH',
    display: 'standalone',
  })
  expect(manifest.shortcuts).toHaveLength(3)
  for (const { name, url } of manifest.shortcuts) {
    expect(routeOf(url).page).not.toBe('notFound')
    expect(name).not.toContain('{{')
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  const shares = [1, 1, 0.7, 0.8]
  for (const [at, src] of [...manifest.icons.map((icon) => icon.src), touch ?? ''].entries())
    expect(await page.evaluate(differenceFromMark, { src, share: shares[at] ?? 1 }), src).toBeLessThan(6)
})

/** Average difference per channel between an icon and the mark in its centre. Another picture differs by tens. */
async function differenceFromMark({ src, share }: { src: string; share: number }): Promise<number> {
  const pixels = async (address: string, part: number) => {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(96, 96).getContext('2d')
    const side = 96 / part
    canvas?.drawImage(image, (96 - side) / 2, (96 - side) / 2, side, side)
    // Only the inside of the circle, because the icon has its own background around it.
    return canvas?.getImageData(20, 20, 56, 56).data ?? new Uint8ClampedArray()
  }
  const [icon, mark] = [await pixels(src, share), await pixels('/mark.svg', 1)]
  return icon.reduce((sum, value, at) => sum + Math.abs(value - (mark[at] ?? 0)), 0) / icon.length
}

test('[WEB-02, NET-05, SEC-04] after one visit the site opens without a connection to a screen that says so, and goes on by itself; nothing but the build’s own files is kept', async ({
  page,
  context,
  account,
  site,
  own,
  complaints,
}) => {
  await openKept(page)
  await site.openSignedIn('/deposit', account.token)
  await page.goto('/game?vendor=JILI&gameCode=1&token=secret')
  await page.goto('/rng?search=bituin')
  await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await keptPaths(page)
  expect(Object.keys(kept)).toEqual([expect.stringMatching(/^site:\/assets\/index-\w+\.js$/)])
  const paths = Object.values(kept).flat()
  expect(paths.filter((path) => !/^\/assets\/[\w.-]+-[0-9a-f]{8}\.(js|css|woff2|svg)$/.test(path))).toEqual([
    '/',
  ])

  await context.setOffline(true)
  await page.goto('/promotions')
  await expect(site.main.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(page).toHaveTitle(/You’re offline/)
  const again = site.main.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).toBeEnabled()
  // The cache answers neither gateway calls nor URLs with personal parameters.
  const calls = await page.evaluate(() =>
    Promise.all(
      ['/wps/system/permission', '/promotions?token=1', '/mark.svg'].map((path) =>
        fetch(path).then(
          ({ status }) => String(status),
          () => 'no answer',
        ),
      ),
    ),
  )
  expect(calls).toEqual(['no answer', 'no answer', 'no answer'])

  await context.setOffline(false)
  await expect(site.main.getByRole('heading', { name: 'Promotions', exact: true })).toBeVisible()
  expect(page.url()).toBe(`${own.origin}/promotions`)
  // The browser logs calls that failed for lack of a connection.
  complaints.length = 0
})

test('[WEB-02, ERR-01] a deploy that takes all old files away leaves an open page whole; it hears of the newer version', {
  tag: '@full',
}, async ({ page, context, site, own }) => {
  // Parts that were used once stay available. Here, an earlier visit opened the registration.
  await openKept(page)
  const register = site.header.getByRole('button', { name: 'Register' })
  await register.click()
  await expect(site.dialog('Register').getByRole('textbox', { name: 'Username' })).toBeVisible()
  await openKept(page)
  const [old] = await keptCaches(page)

  own.deploy()
  // Another tab gets the new build and its service worker.
  const other = await context.newPage()
  await other.goto('/')
  const told = page.getByText('A new version is available')
  await expect(told).toBeVisible()
  await expect(other.getByText('A new version is available')).toHaveCount(0)
  await expect.poll(() => keptCaches(page)).toHaveLength(2)

  // The open page keeps working, with a part that the server no longer has.
  await page.bringToFront()
  await register.click()
  await expect(site.dialog('Register').getByRole('textbox', { name: 'Username' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(told).toBeHidden()
  // The old cache is deleted once no page needs it.
  await expect.poll(() => keptCaches(page), { timeout: scaled(20_000) }).not.toContain(old)
  expect(await keptCaches(page)).toHaveLength(1)
})

test('[WEB-02] a corrupt entry is thrown away, full storage is no reason to fail, and a worker whose file is taken from the server leaves nothing behind', {
  tag: '@full',
}, async ({ page, context, site, own, complaints }) => {
  await openKept(page)
  const parts = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    const requests = await cache.keys()
    const paths = requests.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('.js'))
    for (const path of paths)
      await cache.put(
        path,
        new Response('<h1>Log in to the wireless network</h1>', { headers: { 'Content-Type': 'text/html' } }),
      )
    return paths
  })
  expect(parts.length).toBeGreaterThan(3)
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: own.origin, quotaSize: 1 })
  await page.goto('/promotions')
  const heading = site.main.getByRole('heading', { name: 'Promotions', exact: true })
  await expect(heading).toBeVisible()
  // The entries that the page needed were loaded from the server, and the corrupt copies were deleted.
  const needed = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const kept = Object.values(await keptPaths(page)).flat()
  expect(parts.filter((path) => needed.includes(path) && kept.includes(path))).toEqual([])

  await browser.send('Storage.overrideQuotaForOrigin', { origin: own.origin })
  rmSync(join(own.folder, 'sw.js'))
  await page.goto('/promotions')
  await expect(heading).toBeVisible()
  const left = () =>
    page.evaluate(async () =>
      [await caches.keys(), await navigator.serviceWorker.getRegistrations()].flat().map(String),
    )
  await expect.poll(left, { timeout: scaled(20_000) }).toEqual([])
  await page.goto('/')
  await expect(site.header).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  // The page tried to register the worker again, failed, and works without it.
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await expect.poll(left).toEqual([])
  complaints.length = 0
})
