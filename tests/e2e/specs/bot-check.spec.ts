import type { Page } from '@playwright/test'
import { buildForBrand } from '#support/build-for-brand.ts'
import { scaled } from '#support/machine-factor.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { test as base, expect } from '../fixtures/site.ts'

const siteKey = '1x00000000000000000000AA'

/** The site, built for a brand that has Turnstile, with that brand's content security policy. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const build = await buildForBrand({ botCheck: { kind: 'turnstile', siteKey } })
      const sandbox = await serveSandbox({ webRoot: build.webRoot })
      await use(sandbox.origin)
      await sandbox.close()
      await build.remove()
    },
    { scope: 'worker', timeout: scaled(60_000) },
  ],
})

// All tests share one build and one gateway.
test.describe.configure({ mode: 'default' })

/** Replaces the provider's script with one that runs `render`. */
async function provider(page: Page, render: string) {
  const script = `window.turnstile = {
    render(container, options) { window.siteKey = options.sitekey; ${render}; return 'widget-1' },
    remove() {},
  }`
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

async function askForCode(page: Page) {
  await page.goto('/login')
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Forgot password?' }).click()
  const form = page.getByRole('dialog', { name: 'Forgot password' })
  await form.getByRole('textbox', { name: 'Mobile number' }).fill('0919 123 4567')
  await form.getByRole('button', { name: 'Send code' }).click()
  return form
}

test('[SMS-02, SEC-01] the provider’s script runs under the brand’s policy, and its proof travels with the request', async ({
  page,
}) => {
  await provider(page, `setTimeout(() => options.callback('proof-of-' + options.action), 20)`)
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/verification/sms/noLogin'))
  const form = await askForCode(page)
  expect((await sent).postDataJSON()).toMatchObject({ botToken: 'proof-of-sms' })
  await expect(form.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
  expect(await page.evaluate(() => Reflect.get(window, 'siteKey'))).toBe(siteKey)
})

test('[SMS-02, A11Y-01] where the person is needed, the check stands above the form, and is done by keyboard', async ({
  page,
}) => {
  await provider(
    page,
    `const button = document.createElement('button')
     button.textContent = 'Verify you are human'
     button.onclick = () => options.callback('proof')
     container.append(button)
     options['before-interactive-callback']()`,
  )
  const form = await askForCode(page)
  const check = page.getByRole('dialog', { name: 'Quick security check' })
  await expect(check).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(check.getByRole('button', { name: 'Verify you are human' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(check).toBeHidden()
  await expect(form.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
})

test('[SMS-03] a check that fails or can’t be loaded is told, sends nothing, and may be tried again', async ({
  page,
  site,
  sandbox,
}) => {
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort())
  const form = await askForCode(page)
  const warning = site.dialog('Code not sent')
  await expect(warning).toContainText('didn’t load')
  await warning.getByRole('button', { name: 'OK' }).click()
  await page.unroute('https://challenges.cloudflare.com/**')

  await provider(page, `options['error-callback']('600010')`)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(warning).toContainText('couldn’t confirm that you’re a person')
  await warning.getByRole('button', { name: 'OK' }).click()
  expect((await sandbox.calls())['session.loginSms']).toBeUndefined()
  await expect(form.getByRole('button', { name: 'Send code' })).toBeEnabled()
})

test('[AUTH-01] a login without the proof says so and keeps what was typed', async ({ page, site }) => {
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort())
  await page.goto('/login')
  const form = site.dialog('Log in')
  await form.getByRole('textbox', { name: 'Username' }).fill('juan')
  await form.getByLabel('Password', { exact: true }).fill('Palaro123')
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(form.getByRole('alert')).toContainText('didn’t load')
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('juan')
})
