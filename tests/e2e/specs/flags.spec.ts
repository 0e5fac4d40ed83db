import type { Locator } from '@playwright/test'
import type { SettingKey, SettingValues } from '#sandbox/settings/definitions.ts'
import { untilQuiet } from '#support/quiet.ts'
import { expect, test } from '../fixtures/site.ts'
import type { SitePage } from '../pages/site-page.ts'

type Toggle = { [Key in SettingKey]: SettingValues[Key] extends boolean ? Key : never }[SettingKey]

type Row = {
  flag: Toggle
  /** The path where the flag has an effect. */
  at: string
  /** Other settings that are necessary for this flag to decide alone. */
  given?: Partial<SettingValues>
  /** Done on the page first. */
  before?: (site: SitePage) => Promise<void>
  /** Visible in both cases. Shows that the page is complete, so that missing parts are really missing. */
  stands: (site: SitePage) => Locator
  /** Visible only with the flag on. */
  seen: (site: SitePage) => Locator
}

const login = (site: SitePage) => site.dialog('Log in')
const logInAs = (username: string) => async (site: SitePage) => {
  await login(site).getByRole('textbox', { name: 'Username' }).fill(username)
  await login(site).getByRole('textbox', { name: 'Password' }).fill('Palaro123')
  await login(site).getByRole('button', { name: 'Log in', exact: true }).click()
}
const toFoot = (site: SitePage) => site.toFoot()

/** Those of the account's forms have one row for settings and one for rules; the rest is tried on the components. */
const rows: readonly Row[] = [
  {
    flag: 'CBS3',
    at: '/',
    before: toFoot,
    stands: (site) => site.page.getByRole('button', { name: 'Back to top' }),
    seen: (site) => site.page.getByRole('button', { name: 'Chat', exact: true }),
  },
  {
    flag: 'CHNGPASSVERIF3',
    at: '/login',
    given: { CHNGPASSMAIL3: false },
    stands: (site) => login(site).getByRole('textbox', { name: 'Username' }),
    seen: (site) => login(site).getByRole('button', { name: 'Forgot password?' }),
  },
  {
    flag: 'pwdEnabled',
    at: '/login',
    stands: (site) => login(site).getByRole('button', { name: 'Log in', exact: true }),
    seen: (site) => login(site).getByRole('textbox', { name: 'Password' }),
  },
  {
    flag: 'DIRECTREG3',
    at: '/',
    stands: (site) => site.header.getByRole('button', { name: 'Log in' }),
    seen: (site) => site.header.getByRole('button', { name: 'Register' }),
  },
  {
    flag: 'AGENTPOLICY3',
    at: '/',
    before: toFoot,
    stands: (site) => site.footer.getByRole('link', { name: 'Deposit' }),
    seen: (site) => site.footer.getByRole('link', { name: 'Agent policy' }),
  },
  {
    flag: 'AGENTPOLICY3',
    at: '/help',
    stands: (site) => site.main.getByRole('link', { name: 'Privacy' }),
    seen: (site) => site.main.getByRole('link', { name: 'Agent policy' }),
  },
  {
    flag: 'loginedToHomePage',
    at: '/',
    stands: (site) => site.header.getByRole('button', { name: 'Register' }),
    seen: (site) => site.main.getByRole('heading', { name: 'Log in', level: 1 }),
  },
  {
    flag: 'passwordExpiry',
    at: '/login',
    before: logInAs('expired'),
    stands: (site) => site.balance,
    seen: (site) => site.dialog('Change password'),
  },
]

for (const { flag, at, given, before, stands, seen } of rows)
  test(`[BOOT-06] ${flag} decides at ${at}${given ? ` with ${JSON.stringify(given)}` : ''}`, async ({
    page,
    sandbox,
    site,
  }) => {
    for (const on of [true, false]) {
      await sandbox.setFlags({ ...given, [flag]: on })
      await page.goto(at)
      await before?.(site)
      await expect(stands(site)).toBeVisible()
      if (on) await expect(seen(site)).toBeVisible()
      else {
        // Late content would have appeared by then.
        await untilQuiet(page)
        await expect(seen(site)).toHaveCount(0)
      }
      // Clears the session and the stored answers, so that the next visit starts fresh.
      await page.evaluate(() => sessionStorage.clear())
    }
  })

test('[BOOT-06] a flag that the merchant switches is followed by the next visit, without anything stale', async ({
  page,
  sandbox,
  site,
}) => {
  await page.goto('/')
  await expect(site.header.getByRole('button', { name: 'Register' })).toBeVisible()
  await sandbox.setFlag('DIRECTREG3', false)
  // The tab has stored the earlier settings. It paints from them first and then requests them again.
  await page.reload()
  await expect(site.header.getByRole('button', { name: 'Register' })).toHaveCount(0)
})
