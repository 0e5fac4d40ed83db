import type { Page } from '@playwright/test'
import { startCallsMade } from '#support/start-calls.ts'
import { expect, test } from '../fixtures/site.ts'

const knownDomains = (page: Page) => page.evaluate(() => localStorage.getItem('domains'))

/** Makes the gateway return these addresses. Those under palaro.example respond, except `dead` ones. */
async function nameDomains(page: Page, domainList: string[], dead: string[] = []): Promise<void> {
  const answer = { success: true, value: { domainList, resources: [] } }
  await page.route(/\/wps\/(system\/domainRoute|relay\/MCS_routers)/, (route) =>
    route.fulfill({ json: answer }),
  )
  await page.route(/^https:\/\/[^/]*example\//, (route) =>
    dead.includes(new URL(route.request().url()).origin) ? route.abort() : route.fulfill({ body: '' }),
  )
}

test('[BOOT-11] an address that the gateway no longer names says so, and offers those that answer', async ({
  page,
  site,
}) => {
  await nameDomains(
    page,
    [
      'https://two.palaro.example',
      'https://gone.palaro.example',
      'http://plain.palaro.example',
      'https://evil.example',
      'javascript:alert(1)',
    ],
    ['https://gone.palaro.example'],
  )
  await page.goto('/rng?vassalage=PP')
  const notice = page.getByRole('complementary', { name: 'This address is closing.' })
  await expect(notice.getByRole('link')).toHaveCount(1)
  await expect(notice.getByRole('link', { name: 'two.palaro.example' })).toHaveAttribute(
    'href',
    'https://two.palaro.example/rng?vassalage=PP',
  )
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await expect(site.nav).toBeVisible()
})

test('[BOOT-11] an address that the gateway names says nothing', async ({ page, site, sandbox }) => {
  await sandbox.setFlag('deadDomain', true)
  await page.goto('/')
  await expect(site.nav).toBeVisible()
  await expect.poll(() => knownDomains(page)).not.toBeNull()
  // A late notice would have appeared by then.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('complementary')).toHaveCount(0)
})

test('[BOOT-11] an address that begins to fail offers the others while the site goes on', async ({
  page,
  sandbox,
  site,
}) => {
  await page.goto('/')
  await expect(site.nav).toBeVisible()
  await startCallsMade(sandbox, 'visitor')
  await expect.poll(() => knownDomains(page)).not.toBeNull()
  await sandbox.fault('system.status', 'drop')
  await site.lookAgain()
  const notice = page.getByRole('complementary', { name: 'This address isn’t working properly.' })
  await expect(notice.getByRole('link', { name: /^localhost:\d+$/ })).toBeVisible()
  await expect(site.nav).toBeVisible()
  await sandbox.clearFaults()
  await site.lookAgain()
  await expect(notice).toBeHidden()
})

test('[BOOT-11] where the gateway can’t be reached, the screen offers what it named last, to this very page', async ({
  page,
  sandbox,
  site,
}) => {
  await nameDomains(page, ['https://two.palaro.example', 'https://evil.example'])
  await page.goto('/')
  await expect(site.nav).toBeVisible()
  await expect.poll(() => knownDomains(page)).not.toBeNull()
  await sandbox.fault('*', 'drop')
  await page.goto('/promotions?x=1')
  await expect(page.getByRole('heading', { name: /We can’t connect/ })).toBeVisible()
  const link = page.getByRole('link', { name: 'two.palaro.example' })
  await expect(link).toHaveAttribute('href', 'https://two.palaro.example/promotions?x=1')
  await expect(page.getByRole('link', { name: 'evil.example' })).toHaveCount(0)
})
