import type { Locator, Page } from '@playwright/test'
import type { SettingValues } from '#sandbox/settings/definitions.ts'
import { expect, test } from '../fixtures/site.ts'
import { lookOver } from '../fixtures/violations.ts'

/** What the site shows when the gateway is in an unusual state, and an element that proves it. */
const scenes: readonly {
  name: string
  settings: Partial<SettingValues>
  domains?: string[]
  shown: (page: Page) => Locator
}[] = [
  {
    name: 'maintenance',
    settings: { systemStatus: 'maintenance' },
    shown: (page) => page.getByRole('button', { name: 'Customer service' }),
  },
  {
    name: 'a restricted address',
    settings: { systemStatus: 'ip' },
    shown: (page) => page.getByText('127.0.0.1'),
  },
  {
    name: 'the login as a page',
    settings: { loginedToHomePage: true },
    shown: (page) => page.getByRole('main').getByRole('button', { name: 'Log in' }),
  },
  {
    name: 'the question about visits',
    settings: { gtagId: 'G-PALARO1234' },
    shown: (page) => page.getByRole('region', { name: 'Privacy choices' }),
  },
  {
    name: 'the other addresses',
    settings: {},
    domains: ['https://two.palaro.example'],
    shown: (page) => page.getByRole('complementary', { name: 'This address is closing.' }),
  },
]

for (const { name, settings, domains, shown } of scenes)
  test(`[A11Y-01] ${name} has no WCAG 2.2 AA violation, in either theme, wide and narrow`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.setFlags(settings)
    if (domains) {
      const answer = { success: true, value: { domainList: domains, resources: [] } }
      await page.route(/domainRoute|MCS_routers/, (route) => route.fulfill({ json: answer }))
      await page.route(/^https:\/\/[^/]*example\//, (route) => route.fulfill({ body: '' }))
    }
    await page.goto('/')
    await expect(shown(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await lookOver(page, name)
    await expect(shown(page)).toBeVisible()
  })
