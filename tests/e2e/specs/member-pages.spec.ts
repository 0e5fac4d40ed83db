/** What holds for every page of the member centre. The pages come from the centre's table, so a new one is included. */
import type { Page, Request } from '@playwright/test'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { memberPageKeys, memberPagePath, showMemberPage, untilComplete } from '../fixtures/centre-pages.ts'
import { cutTexts } from '../fixtures/cut-texts.ts'
import { expect, test } from '../fixtures/site.ts'
import { lookOver } from '../fixtures/violations.ts'
import type { SitePage } from '../pages/site-page.ts'

// Named accounts with a past: the pages are full.
test.use({ history: true })

const half = Math.ceil(memberPageKeys.length / 2)
const halves = [memberPageKeys.slice(0, half), memberPageKeys.slice(half)]

async function openCentre(site: SitePage, token: string): Promise<void> {
  await site.keepSignedIn(token)
  await site.page.goto(memberPagePath())
  await untilComplete(site.page)
}

/** Paths of the gateway calls that a page makes meanwhile. */
async function callsDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const calls: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(wps|lgw|lotto)\//.test(pathname)) calls.push(pathname)
  }
  page.on('request', note)
  await act()
  page.off('request', note)
  return calls
}

test('[MBR-01] a page of the centre that is opened again within its stale time asks for nothing', async ({
  page,
  site,
  sandbox,
}) => {
  await openCentre(site, await sandbox.signIn('juan'))
  const asked = new Map<string, string[]>()
  const again: Record<string, string[]> = {}
  for (const [index, key] of memberPageKeys.entries()) {
    asked.set(key, await callsDuring(page, () => showMemberPage(page, key)))
    // Back to the page before, which was left a moment ago. The site behind may ask for its own news meanwhile.
    const before = memberPageKeys[index - 1] ?? key
    const calls = await callsDuring(page, () => showMemberPage(page, before))
    const repeated = calls.filter((path) => asked.get(before)?.includes(path))
    if (repeated.length > 0) again[before] = repeated
  }
  expect([...asked.values()].filter((calls) => calls.length > 0).length).toBeGreaterThan(
    memberPageKeys.length / 2,
  )
  expect(again).toEqual({})
})

test('[MBR-08] a record, however long, opens with three calls at most and shows a page of rows', async ({
  page,
  site,
  sandbox,
}) => {
  await openCentre(site, await sandbox.signIn('juan'))
  for (const [key, name] of [
    ['personalHistoryCopy', 'Betting record'],
    ['transactionHistory', 'Account record'],
    ['personalProfit', undefined],
  ] as const) {
    const calls = await callsDuring(page, () => showMemberPage(page, key))
    expect(calls.length, `${key} asks ${calls.join(', ')}`).toBeLessThanOrEqual(3)
    if (name === undefined) continue
    await expect(page.getByText(/^1 – 15 of \d{2,}/)).toBeVisible()
    await expect(page.getByRole('table', { name }).locator('tbody tr')).toHaveCount(15)
  }
})

for (const keys of halves)
  test(`[A11Y-01, MBR-01] no WCAG 2.2 AA violation in either theme, wide and narrow: ${keys.join(' ')}`, async ({
    page,
    site,
    sandbox,
  }) => {
    await openCentre(site, await sandbox.signIn('juan'))
    for (const key of keys) {
      await showMemberPage(page, key)
      await lookOver(page, key, (axe) => axe.include('dialog[open]'))
    }
  })

for (const language of brand.languages.offered)
  test(`[I18N-01, LAY-07] every page of the centre fits a phone, with every label whole: ${language}`, async ({
    page,
    site,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript((value) => localStorage.setItem('lang', value), language)
    await openCentre(site, await sandbox.signIn('juan'))
    const faults: Record<string, string[]> = {}
    for (const key of memberPageKeys) {
      await showMemberPage(page, key)
      const found = [...(await cutTexts(page, /\S/, 'dialog[open]')), ...(await tooWide(page))]
      if (found.length > 0) faults[key] = found
    }
    expect(faults).toEqual({})
  })

/** What makes the window, or a high scrolling part of the centre, wider than it is. Strips may scroll sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('dialog[open], dialog[open] *')].filter(
      (part) => part.clientHeight > 200 && getComputedStyle(part).overflowY === 'auto',
    )
    return [document.documentElement, ...parts]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .flatMap((part) => {
        const { right } = part.getBoundingClientRect()
        const wide = [...part.querySelectorAll('*')].filter(
          (one) => one.getBoundingClientRect().right > right + 1,
        )
        return wide.map((one) => `${one.tagName} ${one.className} "${one.textContent}" is too wide`)
      })
  })
