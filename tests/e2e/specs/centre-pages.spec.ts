/** What holds for every page of a centre. The pages come from the centre's table, so a new one is included. */
import type { Page, Request } from '@playwright/test'
import type { SandboxClient } from '#support/sandbox.ts'
import {
  agentCentre,
  type CentreUnderTest,
  centrePath,
  memberCentre,
  showCentrePage,
  untilComplete,
} from '../fixtures/centre-pages.ts'
import { expect, test } from '../fixtures/site.ts'
import type { SitePage } from '../pages/site-page.ts'

// Named accounts with a past: the pages are full.
test.use({ history: true })

async function openCentre(site: SitePage, sandbox: SandboxClient, centre: CentreUnderTest): Promise<void> {
  await site.keepSignedIn(await sandbox.signIn(centre.account))
  await untilComplete(site.page, () => site.page.goto(centrePath(centre)))
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

test('[MBR-15] each page of the menu opens by its key, under its label', { tag: '@full' }, async ({
  page,
  site,
  sandbox,
}) => {
  await openCentre(site, sandbox, memberCentre)
  const buttons = page.getByRole('navigation', { name: 'Member centre' }).getByRole('button')
  await expect(buttons).toHaveCount(memberCentre.keys.length)
  for (const [index, key] of memberCentre.keys.entries()) {
    const button = buttons.nth(index)
    const label = await button.locator('> span:first-of-type').textContent()
    await button.click()
    await expect(page.locator('#centre-page'), key).toHaveText(label ?? '')
    await expect(button).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(new RegExp(`[?&]member=${key}(&|$)`))
  }
})

for (const centre of [memberCentre, agentCentre])
  test.describe(`the ${centre.name} centre`, () => {
    const { keys, name } = centre
    const id = name === 'member' ? 'MBR-01' : 'AGT-01'

    test(`[${id}] a page that is opened again within its stale time asks for nothing, ${name}`, async ({
      page,
      site,
      sandbox,
    }) => {
      await openCentre(site, sandbox, centre)
      const asked = new Map<string, string[]>()
      const again: Record<string, string[]> = {}
      for (const [index, key] of keys.entries()) {
        asked.set(key, await callsDuring(page, () => showCentrePage(page, centre, key)))
        // Back to the page before, which was left a moment ago. The site behind may ask for its own news meanwhile.
        const before = keys[index - 1] ?? key
        const calls = await callsDuring(page, () => showCentrePage(page, centre, before))
        const repeated = calls.filter((path) => asked.get(before)?.includes(path))
        if (repeated.length > 0) again[before] = repeated
      }
      // The first page has loaded with the centre.
      expect([...asked.values()].filter((calls) => calls.length > 0).length).toBeGreaterThan(
        keys.length / 2 - 1,
      )
      expect(again).toEqual({})
    })
  })

test('[MBR-08] a record, however long, opens with three calls at most and shows a page of rows', {
  tag: '@full',
}, async ({ page, site, sandbox }) => {
  await openCentre(site, sandbox, memberCentre)
  for (const [key, name] of [
    ['personalHistoryCopy', 'Betting record'],
    ['transactionHistory', 'Account record'],
    ['personalProfit', undefined],
  ] as const) {
    const calls = await callsDuring(page, () => showCentrePage(page, memberCentre, key))
    expect(calls.length, `${key} asks ${calls.join(', ')}`).toBeLessThanOrEqual(3)
    if (name === undefined) continue
    await expect(page.getByText(/^1 – 15 of \d{2,}/)).toBeVisible()
    await expect(page.getByRole('table', { name }).locator('tbody tr')).toHaveCount(15)
  }
})
