import type { Page } from '@playwright/test'
import { buildForBrand } from '#support/build-for-brand.ts'
import { scaled } from '#support/machine-factor.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { test as base, expect } from '../fixtures/site.ts'

/** The page that the desktop client uses for checks, built for a brand with Turnstile and Firebase. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const build = await buildForBrand({
        botCheck: { kind: 'turnstile', siteKey: '1x00000000000000000000AA' },
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

/** Opens the page and collects what it posts to itself, which is all that the client's preload receives. */
async function openCheck(page: Page, fragment: string): Promise<() => Promise<unknown[]>> {
  const posted: unknown[] = []
  await page.exposeFunction('keepPosted', (data: unknown) => void posted.push(data))
  await page.addInitScript(() => {
    addEventListener('message', ({ source, data }) => {
      if (source === window) Reflect.get(window, 'keepPosted')(data)
    })
  })
  await page.goto(`/check#${fragment}`)
  return () => Promise.resolve(posted)
}

const turnstile = (page: Page, render: string) =>
  page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.turnstile = { render(container, options) { ${render}; return 'w' }, remove() {} }`,
    }),
  )
const news = (what: object) => ({ type: 'personCheck', news: what })

test('[AUTH-01, DSK-01] the check page has the brand’s check made, and says when the person is needed', async ({
  page,
  sandbox,
}) => {
  await turnstile(
    page,
    `const button = document.createElement('button')
     button.textContent = 'Verify you are human'
     button.onclick = () => options.callback('proof-of-' + options.action)
     container.append(button)
     options['before-interactive-callback']()`,
  )
  const posted = await openCheck(page, 'check=brand&action=login&language=TY')
  const check = page.getByRole('dialog')
  await expect(check).toBeVisible()
  await expect.poll(posted).toEqual([news({ needed: true })])
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await check.getByRole('button', { name: 'Verify you are human' }).click()
  await expect
    .poll(posted)
    .toEqual([
      news({ needed: true }),
      news({ needed: false }),
      news({ proved: true, token: 'proof-of-login' }),
    ])
  expect(await sandbox.calls(), 'the page asks nothing of the gateway').toEqual({})
})

test('[AUTH-01] a check page whose provider doesn’t load says so', async ({ page }) => {
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort())
  const posted = await openCheck(page, 'check=brand&action=sms&language=EN')
  await expect.poll(posted).toEqual([news({ proved: false, why: 'load' })])
})

test('[SMS-05, DSK-01] the check page has Google’s reCAPTCHA solved with the key it was given', async ({
  page,
}) => {
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
  await expect.poll(posted).toEqual([news({ proved: true, token: 'solved-6Le-key_1' })])
})

test('[AUTH-01] a check page that was opened for nothing known leads home', async ({ page, site }) => {
  for (const fragment of [
    '',
    'check=brand&action=withdraw&language=EN',
    'check=recaptcha&siteKey=%3Cb%3E&language=EN',
  ]) {
    await page.goto(`/check#${fragment}`)
    await expect(page, fragment).toHaveURL(/\/$/)
    await expect(site.nav).toBeVisible()
  }
})
