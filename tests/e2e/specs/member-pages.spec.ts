/** What holds for every page of the member centre. The pages come from the centre's table, so a new one is included. */
import type { Page, Request } from '@playwright/test'
import { languages } from '#shared/i18n/languages.ts'
import { memberPageKeys, showMemberPage, untilComplete } from '../fixtures/centre-pages.ts'
import { cutTexts } from '../fixtures/cut-texts.ts'
import { expect, test } from '../fixtures/site.ts'
import { lookOver } from '../fixtures/violations.ts'
import type { SitePage } from '../pages/site-page.ts'

// Named accounts with a past: the pages are full.
test.use({ history: true })

const half = Math.ceil(memberPageKeys.length / 2)
const halves = [memberPageKeys.slice(0, half), memberPageKeys.slice(half)]

async function openCentre(site: SitePage, token: string): Promise<void> {
  await site.openSignedIn(`/?member=${memberPageKeys[0]}`, token)
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
  for (const key of memberPageKeys) await showMemberPage(page, key)
  const again: Record<string, string[]> = {}
  for (const key of memberPageKeys) {
    const calls = await callsDuring(page, () => showMemberPage(page, key))
    if (calls.length > 0) again[key] = calls
  }
  expect(again).toEqual({})
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
      await lookOver(page, key)
    }
  })

for (const language of Object.keys(languages))
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
      const found = [...(await cutTexts(page, /\S/)), ...(await tooWide(page))]
      if (found.length > 0) faults[key] = found
    }
    expect(faults).toEqual({})
  })

/** Parts of the centre that are wider than their place without scrolling on purpose. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const window = document.documentElement
    const parts = [...document.querySelectorAll('dialog[open], dialog[open] *')].filter(
      (part) => part.clientHeight > 0 && getComputedStyle(part).overflowY === 'auto',
    )
    return [window, ...parts]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.tagName} ${part.className} is ${part.scrollWidth} wide in ${part.clientWidth}`)
  })
