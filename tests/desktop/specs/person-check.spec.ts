import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildForBrand } from '#support/build-for-brand.ts'
import { logIn, signOut } from '#support/main-job.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { invoke, pageAt, type Run, type Site, startRun } from '../support/client.ts'
import { expect, signedInTest, test } from '../support/fixtures.ts'
import { prevented, watchOutside } from '../support/outside.ts'

const login = { check: 'brand', action: 'login', language: 'EN' } as const

/** The check windows: one entry each, whether it is visible. */
const smallWindows = ({ app }: Run) =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .filter(({ webContents }) => webContents.getURL().includes('/check'))
      .map((window) => window.isVisible()),
  )

/** A fake page of the operator that runs the script; `post` posts news as the real page does. */
const doing = (script: string) =>
  `<!doctype html><title>Check</title><script>
     const post = (news) => postMessage({ type: 'personCheck', news }, location.origin)
     ${script}
   </script>`

async function check(site: Site, script: string) {
  site.operator.checkPage = doing(script)
  return invoke(site.page, 'check:person', login)
}

/** The page of the check that runs. */
async function checkPage({ app }: Run): Promise<Page> {
  const page = await pageAt(app, (address) => address.includes('/check'))
  await page.waitForLoadState()
  return page
}

test('[AUTH-01, DSK-01] the operator’s own site has the check made, unseen, and the proof comes back', {
  tag: '@full',
}, async () => {
  const server = await serveSandbox({ webRoot: join(import.meta.dirname, '../../../dist/web') })
  const client = await startRun(server.origin)
  try {
    const answer = await invoke(client.page, 'check:person', login)
    expect(answer).toEqual({ proved: true, token: expect.stringMatching(/^sandbox:login:/) })
    expect(await smallWindows(client)).toEqual([])
  } finally {
    await client.close()
    await server.close()
  }
})

signedInTest('[AUTH-01] the window shows only while the person is needed', async ({ site }) => {
  const asked = check(site, `post({ needed: true })`)
  await expect.poll(() => smallWindows(site)).toEqual([true])
  const small = await checkPage(site)
  await small.evaluate('post({ needed: false })')
  await expect.poll(() => smallWindows(site)).toEqual([false])
  await small.evaluate("post({ proved: true, token: 'proof' })")
  expect(await asked).toEqual({ proved: true, token: 'proof' })
  await expect.poll(() => smallWindows(site)).toEqual([])
})

signedInTest(
  '[AUTH-01] a check whose window the person closes counts as cancelled, and the next check opens another',
  async ({ site }) => {
    const asked = check(site, `post({ needed: true })`)
    await expect.poll(() => smallWindows(site)).toEqual([true])
    await site.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL().includes('/check'))
        ?.close(),
    )
    expect(await asked).toEqual({ proved: false, why: 'cancelled' })
    expect(await check(site, `post({ proved: true, token: 'again' })`)).toEqual({
      proved: true,
      token: 'again',
    })
  },
)

signedInTest('[AUTH-01] a page that isn’t there, or leads elsewhere, gives no proof', async ({ site }) => {
  expect(await invoke(site.page, 'check:person', login)).toEqual({ proved: false, why: 'load' })
  await site.operator.stopGateway()
  expect(await invoke(site.page, 'check:person', login)).toEqual({ proved: false, why: 'load' })
})

signedInTest(
  '[SEC-03, DSK-03] a hostile check page gets no bridge, opens nothing, goes nowhere, and its frames are not heard',
  async ({ site }) => {
    const { evilOrigin, evilSaw } = site.operator
    const asked = check(site, '')
    const small = await checkPage(site)
    await watchOutside(site.app)
    await small.evaluate((evil) => {
      const news = { proved: true, token: 'frame' }
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const script = document.createElement('script')
      script.textContent = `parent.postMessage(${JSON.stringify({ type: 'personCheck', news })}, '*')`
      frame.contentDocument?.body.append(script)
      const wrong = { type: 'personCheck', news: { proved: true, token: { length: 3 } } }
      window.postMessage(wrong, location.origin)
      window.open(`${evil}/popup`)
      location.href = `${evil}/left`
    }, evilOrigin)
    await expect.poll(() => prevented(site.app)).toContain(`${evilOrigin}/left`)
    await small.evaluate(
      'post({ proved: true, token: String([window.desktop, window.require, window.process]) })',
    )
    expect(await asked).toEqual({ proved: true, token: ',,' })
    expect(evilSaw).toEqual([])
  },
)

test('[AUTH-01] a page of the site that is gone waits for no check', async ({ site }) => {
  site.operator.checkPage = doing('post({ needed: true })')
  void invoke(site.page, 'check:person', login).catch(() => {})
  await expect.poll(() => smallWindows(site)).toEqual([true])
  await site.page.reload()
  await expect.poll(() => smallWindows(site)).toEqual([])
})

test('[ERR-03] the site’s log lines stand in the client’s log, with release and route', async ({ site }) => {
  await site.page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody caught this')
    })
  })
  await expect
    .poll(site.output)
    .toMatch(/"area":"site","message":"uncaught","cause":"Error: nobody caught this/)
  await expect.poll(site.output).toMatch(/"release":"[^"]+","route":"\//)
})

test.describe('a brand with a provider’s check', { tag: '@full' }, () => {
  let build: Awaited<ReturnType<typeof buildForBrand>>
  test.beforeAll(async () => {
    const botCheck = { kind: 'turnstile', siteKey: '1x00000000000000000000AA' }
    build = await buildForBrand({ botCheck }, { desktop: true })
  })
  test.afterAll(() => build.remove())

  test('[AUTH-01, DSK-01] its client logs in, and its proof travels with the calls', async () => {
    const server = await serveSandbox({ webRoot: build.webRoot })
    const client = await startRun(server.origin, { main: build.folder })
    try {
      await client.app.context().route('https://challenges.cloudflare.com/**', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `window.turnstile = {
            render: (_, { action, callback }) => (callback('proof-of-' + action + ' at ' + location.pathname), 'w'),
            remove() {},
          }`,
        }),
      )
      const { page } = client
      await logIn(page, 'juan', 'Palaro123')
      await signOut(page)
      await page.goto(new URL('/login', page.url()).href)
      await page.getByRole('button', { name: 'Forgot password?' }).click()
      const sent = page.waitForRequest('**/wps/verification/sms/noLogin')
      const form = page.getByRole('dialog', { name: 'Forgot password' })
      await form.getByRole('textbox', { name: 'Mobile number' }).fill('0919 123 4567')
      await form.getByRole('button', { name: 'Send code' }).click()
      expect((await sent).postDataJSON()).toMatchObject({ botToken: 'proof-of-sms at /check' })
    } finally {
      await client.close()
      await server.close()
    }
  })
})
