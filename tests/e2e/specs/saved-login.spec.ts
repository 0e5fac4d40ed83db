import type { Page } from '@playwright/test'
import { openWithSavedLogin } from '#support/saved-login.ts'
import { expect, test } from '../fixtures/site.ts'
import { SitePage } from '../pages/site-page.ts'

/** Adds a login to the page and waits until the browser has filled it in, as by then it has looked at all fields. */
async function untilFilledIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const login = document.createElement('form')
    const name = login.appendChild(document.createElement('input'))
    name.autocomplete = 'username'
    const secret = login.appendChild(document.createElement('input'))
    Object.assign(secret, { type: 'password', autocomplete: 'current-password', ariaLabel: 'filled in' })
    document.body.append(login)
  })
  await expect(page.getByLabel('filled in')).toHaveValue('Palaro123')
}

test('[MBR-06, SEC-06] a login that the browser has saved fills in the login, and nothing where money leaves', {
  tag: '@full',
}, async ({ origin, sandbox }) => {
  const { context, close } = await openWithSavedLogin({ origin, username: 'juan', password: 'Palaro123' })
  const page = context.pages()[0] ?? (await context.newPage())
  try {
    await page.goto(`${origin}/?overlay=login`)
    const login = page.getByRole('dialog')
    await expect(login.getByRole('textbox', { name: 'Username' })).toHaveValue('juan')
    await expect(login.getByLabel('Password', { exact: true })).toHaveValue('Palaro123')

    await sandbox.setPaymentPassword('juan', '740213')
    await new SitePage(page).reopenSignedIn(`${origin}/?member=withdraw`, await sandbox.signIn('juan'))
    const centre = page.getByRole('dialog', { name: 'Member centre' })
    await expect(centre.getByLabel('Payment password')).toBeVisible()
    await untilFilledIn(page)
    await expect(centre.getByLabel('Payment password')).toHaveValue('')
    await expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  } finally {
    await close()
  }
})
