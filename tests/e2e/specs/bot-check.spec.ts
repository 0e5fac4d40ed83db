import type { Page } from '@playwright/test'
import { buildForBrand } from '#support/build-for-brand.ts'
import { scaled } from '#support/machine-factor.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { test as base, expect } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

const siteKey = '1x00000000000000000000AA'

/** The site, built for a brand that has Turnstile and Firebase, with that brand's content security policy. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const build = await buildForBrand({
        botCheck: { kind: 'turnstile', siteKey },
        phoneAuth: { kind: 'firebase', apiKey: 'AIzaSample' },
      })
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

const turnstile = 'https://challenges.cloudflare.com/**'

/** Replaces the provider's script with one that runs `render`. */
async function provider(page: Page, render: string) {
  const script = `window.turnstile = {
    render(container, options) { window.siteKey = options.sitekey; ${render}; return 'widget-1' },
    remove() {},
  }`
  await page.route(turnstile, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
}

/** The provider wants a person to press a button. */
const needsPerson = `
  const button = document.createElement('button')
  button.textContent = 'Verify you are human'
  button.onclick = () => options.callback('proof-of-' + options.action)
  container.append(button)
  options['before-interactive-callback']()`

test('[SMS-02, SEC-01, A11Y-01] the provider’s script runs under the brand’s policy, its check is done by keyboard above the form, and its proof travels with the request', {
  tag: '@full',
}, async ({ page }) => {
  await provider(page, needsPerson)
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/verification/sms/noLogin'))
  await page.goto('/login')
  const form = new LoginForm(page)
  await form.chooseSms()
  await form.mobile.fill('0919 123 4567')
  await form.dialog.getByRole('button', { name: 'Send code' }).click()
  const check = page.getByRole('dialog', { name: 'Quick security check' })
  await expect(check).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(check.getByRole('button', { name: 'Verify you are human' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(check).toBeHidden()
  expect((await sent).postDataJSON()).toMatchObject({ botToken: 'proof-of-sms' })
  await expect(form.dialog.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
  expect(await page.evaluate(() => Reflect.get(window, 'siteKey'))).toBe(siteKey)
})

test('[AUTH-01] a login whose check doesn’t load or fails says so, sends nothing and keeps what was typed; the next one goes through', {
  tag: '@full',
}, async ({ page, sandbox, account }) => {
  await page.route(turnstile, (route) => route.abort())
  await page.goto('/login')
  const form = new LoginForm(page)
  await form.logIn(account.username, account.password)
  await expect(form.alert).toContainText('didn’t load')
  await page.unroute(turnstile)
  // The script stays once it has loaded, so it fails at first only.
  await provider(
    page,
    `window.tried ? options.callback('proof') : options['error-callback']('600010'); window.tried = 1`,
  )
  await form.submit.click()
  await expect(form.alert).toContainText('couldn’t confirm that you’re a person')
  await expect(form.username).toHaveValue(account.username)
  await expect(form.password).toHaveValue(account.password)
  expect((await sandbox.calls())['session.login']).toBeUndefined()
  await form.submit.click()
  await expect(form.dialog).toBeHidden()
})

/** Opens the page that the desktop client uses for checks. Returns what it posts, which is all the client receives. */
async function openCheck(page: Page, fragment: string): Promise<unknown[]> {
  const posted: unknown[] = []
  await page.exposeFunction('keepPosted', (data: unknown) => void posted.push(data))
  await page.addInitScript(() => {
    addEventListener('message', ({ source, data }) => {
      if (source === window) Reflect.get(window, 'keepPosted')(data)
    })
  })
  await page.goto(`/check#${fragment}`)
  return posted
}
const news = (what: object) => ({ type: 'personCheck', news: what })

test('[AUTH-01, DSK-01] the check page has the brand’s check made, and says when the person is needed', {
  tag: '@full',
}, async ({ page, sandbox }) => {
  await provider(page, needsPerson)
  const posted = await openCheck(page, 'check=brand&action=login&language=TY')
  const check = page.getByRole('dialog')
  await expect(check).toBeVisible()
  await expect.poll(() => posted).toEqual([news({ needed: true })])
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await check.getByRole('button', { name: 'Verify you are human' }).click()
  await expect
    .poll(() => posted)
    .toEqual([
      news({ needed: true }),
      news({ needed: false }),
      news({ proved: true, token: 'proof-of-login' }),
    ])
  expect(await sandbox.calls(), 'the page asks nothing of the gateway').toEqual({})
})

test('[SMS-05, AUTH-01, DSK-01] the check page has Google’s reCAPTCHA solved with its key, says what doesn’t load, and leads home from anything unknown', {
  tag: '@full',
}, async ({ page, context, site }) => {
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = {
        ready: (then) => then(),
        render(container, options) { this.options = options; return 1 },
        execute() { this.options.callback('solved-' + this.options.sitekey) },
      }`,
    }),
  )
  const posted = await openCheck(page, 'check=recaptcha&siteKey=6Le-key_1&language=EN')
  await expect.poll(() => posted).toEqual([news({ proved: true, token: 'solved-6Le-key_1' })])

  const other = await context.newPage()
  await other.route(turnstile, (route) => route.abort())
  const told = await openCheck(other, 'check=brand&action=sms&language=EN')
  await expect.poll(() => told).toEqual([news({ proved: false, why: 'load' })])

  await page.goto('/check#check=brand&action=withdraw&language=EN')
  await page.reload()
  await expect(page).toHaveURL(/\/$/)
  await expect(site.nav).toBeVisible()
})
