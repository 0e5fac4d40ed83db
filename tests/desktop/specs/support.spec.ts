import { join } from 'node:path'
import { logIn, signOut } from '#support/main-job.ts'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { invoke, pageAt, type Run, type Site, startRun } from '../support/client.ts'
import { expect, signedInTest as test } from '../support/fixtures.ts'
import { holdFast } from '../support/hold-fast.ts'
import { prevented, watchOutside } from '../support/outside.ts'

/** The customer service windows: whether each is visible, and its title. */
const supportWindows = ({ app }: Run) =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .filter(({ webContents }) => webContents.getURL().includes('/support'))
      .map((window) => ({ shows: window.isVisible(), title: window.getTitle() })),
  )
const supportPage = ({ app }: Run) => pageAt(app, (address) => address.includes('/support'))
const open = (site: Site, url: string) => invoke(site.page, 'support:open', url)

const page = (script = '') =>
  `<!doctype html><title>Your bank</title><h1>Support</h1>
   <a id="download" download="file.txt" href="data:text/plain,x">a file</a><script>${script}</script>`

test('[CHT-02, DSK-01] customer service has a small window, one at a time, that says whose page it shows', async ({
  site,
}) => {
  const { operator } = site
  operator.supportPage = page()
  expect(await open(site, `${operator.gatewayUrl}/support`)).toBe('opened')
  const title = `Palaro · ${new URL(operator.gatewayUrl).host}`
  expect(await supportWindows(site)).toEqual([{ shows: true, title }])
  expect(await open(site, `${operator.gatewayUrl}/support`)).toBe('opened')
  expect(await open(site, `${operator.gatewayUrl}/support?again`)).toBe('opened')
  await expect.poll(() => supportWindows(site)).toEqual([{ shows: true, title }])
})

test('[CHT-02, DSK-05] main opens no window for an address that is none of the brand’s, or whose page does not come', async ({
  site,
}) => {
  const { operator } = site
  for (const url of ['https://evil.example/', 'file:///etc/passwd', 'app://site/', 'javascript:alert(1)'])
    expect(await open(site, url)).toBe('refused')
  expect(await open(site, `${operator.gatewayUrl}/support`)).toBe('failed')
  expect(await open(site, `${operator.gatewayUrl}/away`)).toBe('failed')
  expect(operator.evilSaw).toEqual([])
  await expect.poll(() => site.app.windows().length).toBe(1)
})

test('[CHT-02, DSK-03, SEC-03] a hostile support page has no bridge, goes nowhere, downloads nothing and is granted nothing', async ({
  site,
}) => {
  const { operator } = site
  operator.supportPage = page()
  await open(site, `${operator.gatewayUrl}/support`)
  const support = await supportPage(site)
  await watchOutside(site.app)
  const found = await support.evaluate(async (evil) => {
    const granted = await Promise.all([
      Notification.requestPermission(),
      navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'granted',
        (error: Error) => error.name,
      ),
      fetch('app://site/wps/member/info').then(
        () => 'reached',
        () => 'refused',
      ),
    ])
    document.querySelector<HTMLElement>('#download')?.click()
    const opened = window.open('about:blank')
    location.href = `${evil}/left`
    return {
      bridge: typeof window.desktop,
      granted,
      opened,
      node: 'require' in window || 'process' in window,
    }
  }, operator.evilOrigin)
  expect(found).toEqual({
    bridge: 'undefined',
    granted: ['denied', 'NotAllowedError', 'refused'],
    opened: null,
    node: false,
  })
  await expect
    .poll(() => prevented(site.app))
    .toEqual(expect.arrayContaining([`${operator.evilOrigin}/left`, 'data:text/plain,x']))
  expect(operator.evilSaw).toEqual([])
  expect(support.url()).toBe(`${operator.gatewayUrl}/support`)
  expect(site.app.windows()).toHaveLength(2)
})

test('[CHT-02, DSK-03, DSK-13] a support page that closes itself is gone and comes again; one that refuses to be left, or fills the screen with questions, goes on and goes all the same', async ({
  site,
}) => {
  const { operator } = site
  const address = `${operator.gatewayUrl}/support`
  operator.supportPage = page()
  await open(site, address)
  await (await supportPage(site)).evaluate(() => void setTimeout(() => window.close()))
  await expect.poll(() => supportWindows(site)).toEqual([])

  expect(await open(site, address)).toBe('opened')
  const support = await supportPage(site)
  const answered = await support.evaluate(() => {
    for (let count = 0; count < 100; count++) window.alert('stay!')
    return window.confirm('stay?')
  })
  expect(answered).toBe(false)
  await holdFast(support)
  expect(await open(site, `${address}?other`)).toBe('opened')
  await pageAt(site.app, (url) => url === `${address}?other`)
  await site.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find(({ webContents }) => webContents.getURL().includes('/support'))
      ?.close(),
  )
  await expect.poll(() => supportWindows(site)).toEqual([])
})

test('[CHT-01, CHT-02] in the client the chat opens beside the page, customer service in its window, and both go with the session and the client', {
  tag: '@full',
}, async () => {
  const server = await serveSandbox({ webRoot: join(import.meta.dirname, '../../../dist/web') })
  const client = await startRun(server.origin)
  try {
    await logIn(client.page, 'juan', 'Palaro123')
    await client.page.getByRole('button', { name: 'Chat', exact: true }).click()
    const room = client.page.frameLocator('iframe[title="Chat room"]')
    await room.getByRole('textbox', { name: 'Write a message' }).fill('Salamat')
    await client.page.keyboard.press('Enter')
    await expect(room.getByRole('log')).toContainText('You’re welcome.')
    await room.getByRole('textbox').press('Escape')
    await expect(client.page.getByRole('dialog')).toHaveCount(0)
    await client.page.getByRole('button', { name: 'Customer service', exact: true }).first().click()
    await expect.poll(() => supportWindows(client)).toMatchObject([{ shows: true }])
    await signOut(client.page)
  } finally {
    await client.close()
    await server.close()
  }
})
