import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { scaled } from '#support/machine-factor.ts'
import { untilQuiet } from '#support/quiet.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import palaroTexts from '../../../resources/brand/palaro/texts/EN.json' with { type: 'json' }
import { loadBrand } from '../../../resources/build/brand/brand-folder.ts'
import { brandTexts } from '../../../resources/build/brand-texts.ts'
import { namespaces } from '../../../resources/scripts/texts.ts'
import { misfits } from '../fixtures/misfits.ts'
import { settled } from '../fixtures/settled.ts'
import { test as base, expect } from '../fixtures/site.ts'
import { ownTexts } from '../fixtures/site-texts.ts'
import { violationsOf } from '../fixtures/violations.ts'

const root = resolve(import.meta.dirname, '../../..')
const vite = join(root, 'node_modules/vite/bin/vite.js')
const brand = loadBrand('tanglaw')

const collect = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [String(value)]

const build = (name: string, outDir: string) =>
  spawnSync(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, PALARO_BRAND: name },
    encoding: 'utf8',
  })

/** The Philippine sample brand, built as by `PALARO_BRAND=tanglaw npm run build:web`, and a gateway for it. */
const test = base.extend<object, { sample: { origin: string; dist: string } }>({
  sample: [
    async ({}, use) => {
      const dist = mkdtempSync(join(tmpdir(), 'tanglaw-'))
      const { status, stderr } = build(brand.name, dist)
      if (status !== 0) throw new Error(stderr)
      const sandbox = await serveSandbox({ webRoot: dist })
      await use({ origin: sandbox.origin, dist })
      await sandbox.close()
      rmSync(dist, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: scaled(60_000) },
  ],
})

// All tests share one build and one gateway.
test.describe.configure({ mode: 'default' })

/** Answers calls to the brand's gateway, which doesn't exist, from the sandbox. */
async function open(page: Page, origin: string, path: string): Promise<void> {
  await page.route(`${brand.gatewayUrl}/**`, async (route) => {
    const asked = new URL(route.request().url())
    const response = await route.fetch({ url: origin + asked.pathname + asked.search })
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } })
  })
  await page.goto(origin + path)
}

async function expectReadable(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'])
    expect(
      await settled(page, () => violationsOf(page, { rules: ['color-contrast'], theme })),
      theme,
    ).toEqual([])
}

test('[BOOT-07] the second brand is a site of its own: name, mark, colours, age, licence, helpline', {
  tag: '@full',
}, async ({ page, site, sample, complaints }) => {
  await open(page, sample.origin, '/')
  await expect(site.header.getByRole('link', { name: 'Tanglaw, home' })).toBeVisible()
  // Only design tokens make it green; in the sandbox's brand it is marigold.
  const register = site.header.getByRole('button', { name: 'Register' })
  const [red = 0, green = 0, blue = 0] = await register.evaluate((button) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return []
    canvas.fillStyle = getComputedStyle(button).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
  expect(green).toBeGreaterThan(Math.max(red, blue) + 40)
  await site.toFoot()
  await expect(site.footer.getByRole('img', { name: '21 and over' })).toBeVisible()
  await expect(site.footer.getByText(brand.licence.number)).toBeVisible()
  await expect(site.footer.getByText(brand.licence.authority)).toBeVisible()
  await expect(site.footer.getByText('(02) 8248-9568')).toBeVisible()
  await expect(site.footer.getByText(brand.responsibleMessage)).toBeVisible()
  // The sandbox's pictures are on hosts that this brand doesn't list, so its policy blocks them as it should.
  complaints.length = 0
})

test('[BOOT-07, NAV-03] where the brand has no cockfights there is neither the category, the route nor the vendor', {
  tag: '@full',
}, async ({ page, site, sample, complaints }) => {
  await open(page, sample.origin, '/')
  await expect(site.nav.getByRole('link', { name: 'Sports', exact: true })).toBeVisible()
  await expect(site.nav.getByRole('link', { name: 'Cockfights' })).toHaveCount(0)
  await page.goto(`${sample.origin}/cockfight`)
  await expect(site.main.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  for (const path of ['/games', '/games?games=cockfight', '/sports']) {
    await page.goto(sample.origin + path)
    await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(site.main.getByText('Cockfights')).toHaveCount(0)
    await expect(site.main.getByText('DS88')).toHaveCount(0)
  }
  await page.goto(`${sample.origin}/game?vendor=DS88&gameCode=DS88-1`)
  await expect(page.getByRole('link', { name: 'See other games' })).toBeVisible()
  complaints.length = 0
})

test('[I18N-02, I18N-05, LAY-07] the second brand has Korean, which the first lacks: every text in full, from 320 px on', {
  tag: '@full',
}, async ({ page, site, sample, complaints }) => {
  await open(page, sample.origin, '/')
  await site.header.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: '한국어' }).click()
  await expect(site.header.getByRole('button', { name: '로그인' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  const isOwn = ownTexts('KO')
  for (const path of ['/', '/register', '/nowhere']) {
    await page.goto(sample.origin + path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    for (const width of [320, 1200]) {
      await page.setViewportSize({ width, height: 844 })
      await untilQuiet(page)
      const faults = await settled(page, () => misfits(page, isOwn))
      expect.soft(faults, `${path}, ${width} px`).toEqual([])
    }
  }
  complaints.length = 0
})

test('[BOOT-07, A11Y-01] the second brand’s colours are as readable as the first’s, light and dark', {
  tag: '@full',
}, async ({ page, site, sample, complaints }) => {
  await open(page, sample.origin, '/login')
  await expect(site.dialog('Log in').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expectReadable(page)
  await page.goto(`${sample.origin}/promotions`)
  await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible()
  await expectReadable(page)
  complaints.length = 0
})

test('[BOOT-07] the policy lets in the brand’s hosts and nobody else’s', { tag: '@full' }, async ({
  sample,
}) => {
  const policy = readFileSync(join(sample.dist, '_headers'), 'utf8')
  expect(policy).toContain("connect-src 'self' https://gateway.tanglaw.example")
  expect(policy).toContain('https://*.cdn.tanglaw.example')
  expect(policy).not.toContain('127.0.0.1')
})

test('[OPS-04] no text and no picture of the sandbox’s brand is in another’s site', { tag: '@full' }, ({
  sample,
}) => {
  const files = readdirSync(sample.dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /bay-|jackpot-(wide|narrow)/.test(file))).toEqual([])
  const site = files
    .filter((file) => /\.(js|css|html|webmanifest)$/.test(file))
    .map((file) => readFileSync(join(sample.dist, file), 'utf8'))
    .join('\n')
  expect(site).toContain('Find your next game.')
  // Some of its English is Filipino, which the sample's own Filipino says, too.
  const builtIn = new Set(
    brand.languages.offered.flatMap((code) =>
      namespaces.flatMap((namespace) => collect(brandTexts(brand, code, namespace))),
    ),
  )
  const own = collect(palaroTexts).filter((text) => !builtIn.has(text))
  expect(own).toContain('The bay is open all night.')
  expect(own.filter((text) => site.includes(text))).toEqual([])
})

test('[BOOT-07] the sandbox’s brand has the category, the route and the vendor of cockfights', {
  tag: '@full',
}, async ({ page, site }) => {
  await page.goto('/cockfight')
  await expect(site.nav.getByRole('link', { name: 'Sabong' })).toBeVisible()
  await expect(site.main.getByRole('heading', { level: 1, name: 'Sabong' })).toBeVisible()
})

test('[BOOT-07] a brand that isn’t there stops the build by its name', { tag: '@full' }, () => {
  const { status, stderr } = build('nobody', join(tmpdir(), 'never-written'))
  expect(status).not.toBe(0)
  expect(stderr).toContain('resources/brand/nobody/brand.json')
})
