import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'

const assets = resolve(import.meta.dirname, '../../../dist/web/assets')

/** The chunk with a language's initial texts, found by a text that no other chunk contains. */
function chunkWith(text: string): string {
  const name = readdirSync(assets).find(
    (file) => file.endsWith('.js') && readFileSync(resolve(assets, file), 'utf8').includes(text),
  )
  if (name === undefined) throw new Error(`no chunk has "${text}"`)
  return `**/assets/${name}`
}

const thai = { name: 'ไทย', chunk: chunkWith('เกมฮิตคืนนี้'), logIn: 'เข้าสู่ระบบ' }
const japanese = { chunk: chunkWith('今夜の人気ゲーム'), logIn: 'ログイン' }

/** Whether this is the gateway call whose path ends like this. */
const isCall = (request: Request, part: string): boolean => new URL(request.url()).pathname.endsWith(part)

async function choose(page: Page, name: string) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Language|Wika)/ })
    .click()
  await page.getByRole('menuitemradio', { name }).click()
}

test('[I18N-02] [NET-03] another language comes without a reload, with its data, is told to the gateway, and stays', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  const first: Request[] = []
  page.on('request', (request) => first.push(request))
  await site.openSignedIn('/', account.token)
  await page.waitForLoadState('networkidle')
  const calls = first.filter((request) => request.headers().language !== undefined)
  expect(calls.length).toBeGreaterThan(0)
  expect([...new Set(calls.map((request) => request.headers().language))]).toEqual(['EN'])

  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const anew = ['announcements', 'rankList', 'popular', 'vendorList', 'game_menus'].map((part) =>
    page.waitForRequest((request) => isCall(request, part) && request.headers().language === 'TY'),
  )
  await choose(page, 'Filipino')
  await expect(site.header.getByRole('button', { name: /^Wika/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await Promise.all(anew)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect.poll(async () => (await sandbox.account(account.username)).language).toBe('TY')

  await page.reload()
  await expect(site.header.getByRole('button', { name: /^Wika/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
})

test('[I18N-01] a language that does not load leaves the site as it was, also at its start; the choice is kept', async ({
  page,
  complaints,
}) => {
  const isEnglish = async () => {
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH')
  }
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.route(thai.chunk, (route) => route.abort())
  await choose(page, thai.name)
  await expect(page.getByRole('dialog', { name: 'Part of the site didn’t load' })).toBeVisible()
  await isEnglish()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('alert')).toContainText('You’re offline, or the connection dropped.')

  await page.reload()
  await isEnglish()
  await expect(page.getByText(/\b(action|header|nav|hero|top|fault)\.[a-z]\w+/)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('TH')

  await page.unroute(thai.chunk)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: thai.logIn })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  // The failed load is logged, as it should be.
  complaints.length = 0
})

test('[I18N-01] a visitor’s language is there at the first paint, however slowly it comes', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'JA')
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => seen.add(document.body?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  await page.route(japanese.chunk, async (route) => {
    await new Promise((resolveLater) => setTimeout(resolveLater, 1500))
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: japanese.logIn })).toBeVisible()
  const seen = await page.evaluate(() => {
    const texts: unknown = Reflect.get(window, 'seen')
    return texts instanceof Set ? [...texts].join('\n') : ''
  })
  expect(seen).toContain(japanese.logIn)
  expect(seen).not.toMatch(/Log in|Register|Search games|All notices/)
})
