import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildForBrand } from '#support/build-for-brand.ts'
import { scaled } from '#support/machine-factor.ts'
import { SandboxClient } from '#support/sandbox.ts'
import { secretsInFolder } from '#support/secrets.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { test as base, expect } from '../fixtures/site.ts'

type Monitored = { origin: string; webRoot: string; maps: string }

/** Tests on a site that reports to its sandbox, built with source maps. */
const test = base.extend<object, { monitored: Monitored }>({
  monitored: [
    async ({}, use) => {
      const maps = mkdtempSync(join(tmpdir(), 'maps-'))
      const { webRoot, remove } = await buildForBrand(
        { monitoring: { url: '/__sandbox/monitoring' } },
        { sourceMaps: maps },
      )
      const { origin, close } = await serveSandbox({ webRoot })
      await use({ origin, webRoot, maps })
      await close()
      await remove()
      rmSync(maps, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: scaled(180_000) },
  ],
  baseURL: ({ monitored }, use) => use(monitored.origin),
  sandbox: ({ monitored }, use) => use(new SandboxClient(monitored.origin)),
})

// In one worker, which makes the one build for both.
test.describe.configure({ mode: 'default' })

const files = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

test('[OPS-05] an uncaught error and the vitals of a real page reach the brand’s sink when it is left', {
  tag: '@full',
}, async ({ page, sandbox, site, complaints }) => {
  await sandbox.reset()
  const monitor = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && /web_vital/.test(await response.text()),
  )
  await page.goto('/rng?referralCode=JUAN-0917')
  await expect(site.nav).toBeVisible()
  await monitor
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('juan@mail.example has no wallet')
    })
  })
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  // What the page is about to say of the thrown error is what this test is about.
  complaints.length = 0
  await page.goto('about:blank')

  const reports = () => sandbox.monitoring()
  await expect.poll(reports).toContainEqual(
    expect.objectContaining({
      event: 'exception',
      severity: 'ERROR',
      body: 'uncaught',
      attributes: expect.objectContaining({ 'exception.type': 'TypeError', 'url.template': '/rng' }),
      resource: expect.objectContaining({ 'service.name': 'palaro', 'app.platform': 'web' }),
    }),
  )
  await expect.poll(async () => (await reports()).map(({ body }) => body)).toContain('TTFB')
  expect(JSON.stringify(await reports())).not.toMatch(/juan|JUAN|wallet|referralCode/)
})

test('[OPS-05] source maps lie apart, each by its file’s name, and none is published', { tag: '@full' }, ({
  monitored,
}) => {
  const published = files(monitored.webRoot)
  expect(secretsInFolder(monitored.webRoot)).toEqual([])
  expect(published.filter((name) => name.endsWith('.map'))).toEqual([])
  const maps = files(join(monitored.maps, 'web')).filter((name) => name.endsWith('.map'))
  expect(maps.length).toBeGreaterThan(10)
  expect(maps.filter((name) => !published.includes(name.replace(/\.map$/, '')))).toEqual([])
})
