import { readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { nameSession } from '#shared/domain/name-session.ts'
import { secretsInAddress, secretsInFolder } from '#support/secrets.ts'
import { call, forgetSession, heardEvents, hearEvents, invoke, logIn } from '../support/client.ts'
import { expect, test } from '../support/fixtures.ts'
import { token } from '../support/operator.ts'

test('[DSK-01] the page gets the bridge, and nothing of Electron or Node', async ({ site: { page } }) => {
  const world = await page.evaluate(() => ({
    bridge: Object.keys(window.desktop ?? {}),
    info: window.desktop?.info,
    globals: ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron'].filter(
      (name) => name in window,
    ),
  }))
  expect(world.bridge).toEqual(['invoke', 'onEvent', 'info'])
  expect(world.info).toMatchObject({ publicOrigin: expect.stringMatching(/^http/) })
  expect(world.globals).toEqual([])
})

test('[SEC-03] a channel that is not in the contract leads nowhere', async ({ site: { page } }) => {
  for (const channel of [
    'vault:read',
    'memory:password',
    'page:posted',
    'desktop:event',
    '__proto__',
    'toString',
  ])
    await expect(
      page.evaluate((name) => window.desktop?.invoke(name as 'session:state'), channel),
    ).rejects.toThrow(/not part of the bridge/)
})

test('[SEC-03] arguments that do not fit are refused', async ({ site: { page } }) => {
  const wrong = [
    ['games:place', ['../etc', { x: 0, y: 0, width: 1, height: 1 }]],
    ['games:place', ['view', { x: -1, y: 0, width: 1, height: 1 }]],
    ['games:open', ['https://play.example/']],
    ['window:setTheme', ['blue']],
    ['shell:openExternal', [{ toString: 'x' }]],
    ['session:state', ['more']],
    ['memory:read', ['password']],
    ['memory:keep', [{ kind: 'username', username: 'ana' }]],
    ['memory:keep', [{ kind: 'sms', country: 'PH', mobile: '<img>' }]],
    ['memory:forget', [true]],
    ['check:person', [{ check: 'brand', action: 'withdraw', language: 'EN' }]],
    ['check:person', [{ check: 'recaptcha', siteKey: '<script>', language: 'EN' }]],
    ['log:write', [{ level: 'fatal', message: 'x', release: '1', route: '/' }]],
    ['memory:logIn', [{ language: 'EN\r\nX-Header: 1', at: 1 }]],
  ] as const
  for (const [channel, args] of wrong)
    await expect(invoke(page, channel, ...(args as unknown as []))).rejects.toThrow(`${channel} was refused`)
})

test('[SEC-03] a page that is not the site is refused, although it has the bridge', async ({ site }) => {
  await logIn(site.page)
  const said = await site.app.evaluate(async ({ app, BrowserWindow }, url) => {
    const preload = `${app.getAppPath()}/out/preload/site.cjs`
    const additionalArguments = ['--desktop-info=%7B%7D']
    const stranger = new BrowserWindow({ show: false, webPreferences: { preload, additionalArguments } })
    await stranger.loadURL(url)
    const answer: unknown = await stranger.webContents.executeJavaScript(
      "desktop.invoke('session:state').then(JSON.stringify, (error) => error.message)",
    )
    stranger.destroy()
    return answer
  }, `${site.operator.evilOrigin}/`)
  expect(said).toContain('session:state was refused')
  await expect.poll(site.output).toContain('an unknown page')
})

test('[DSK-01] the token is main’s alone: no answer, no storage, no log and no file of the page holds it', async ({
  site,
}) => {
  const { page, operator } = site
  const login = await logIn(page)
  expect(login.headers['x-signed-in']).toBe(nameSession(token))
  expect(await invoke(page, 'session:state')).toMatchObject({ signedIn: true })
  const info = await call(page, 'GET', '/wps/member/info')
  const sent = operator.gatewaySaw.find(({ path }) => path === '/wps/member/info')
  expect(sent?.headers.authorization).toBe(`Bearer ${token}`)

  const inPage = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.documentElement.outerHTML,
      await window.desktop?.invoke('session:state'),
      window.desktop?.info,
      performance.getEntries(),
    ]),
  )
  for (const held of [login.text, JSON.stringify(login.headers), info.text, inPage, site.output()])
    expect(held).not.toContain(token)
  const files = await readdir(site.userDataDir, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile())) {
    // Chromium may have removed a file of its cache by now.
    const content = await readFile(join(file.parentPath, file.name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return ''
    })
    expect(content.includes(token), `${file.name} holds the token in the clear`).toBe(false)
  }
})

test('[GRD-04, SEC-04] the token goes with the calls that need it, and to the gateway only', async ({
  site,
}) => {
  const { page, operator } = site
  expect((await call(page, 'GET', '/wps/member/info')).status).toBe(401)
  expect(operator.gatewaySaw.filter(({ path }) => path.startsWith('/wps/member/info'))).toEqual([])

  await logIn(page)
  await call(page, 'GET', '/wps/system/permission?host=x')
  await call(page, 'GET', '/wps/member/info')
  await call(page, 'POST', '/wps/session/login')
  const carried = operator.gatewaySaw.filter(({ headers }) => headers.authorization !== undefined)
  const paths = carried.map(({ path }) => path.replace(/\?.*/, ''))
  expect(paths).toContain('/wps/member/info')
  // The page itself may have asked for the balance by then.
  const open = new Set<string>(allEndpoints.filter(({ auth }) => auth === 'none').map(({ path }) => path))
  expect(paths.filter((path) => open.has(path))).toEqual([])
  expect([...operator.gameSaw, ...operator.evilSaw]).toEqual([])
  const addresses = operator.gatewaySaw.map(({ path }) => `${operator.gatewayUrl}${path}`)
  for (const address of [...addresses, page.url()]) expect(secretsInAddress(address, [token])).toEqual([])
})

test('[SEC-04] no secret, no source map and no machine’s path is in the desktop build', () => {
  const built = join(import.meta.dirname, '../../../out')
  expect(readdirSync(built)).toEqual(expect.arrayContaining(['main', 'preload', 'renderer']))
  expect(secretsInFolder(built)).toEqual([])
})

test('a dead session ends: the page is told, and main forgets the token', async ({ site }) => {
  const { page, operator } = site
  await logIn(page)
  await hearEvents(page)
  operator.sessionIsDead = true
  expect((await call(page, 'GET', '/wps/member/info')).status).toBe(401)
  await expect
    .poll(() => heardEvents(page))
    .toContainEqual({ type: 'sessionEnded', name: nameSession(token) })
  expect(await invoke(page, 'session:state')).toMatchObject({ signedIn: false })
})

test('[OUT-01] a logout forgets the token, and so does the page’s own word', async ({
  site: { page, operator },
}) => {
  await logIn(page)
  await call(page, 'DELETE', '/wps/session/logout')
  expect(operator.gatewaySaw.map(({ method, path }) => `${method} ${path}`)).toContain(
    'DELETE /wps/session/logout',
  )
  expect(await invoke(page, 'session:state')).toMatchObject({ signedIn: false })
  await logIn(page)
  await forgetSession(page)
  expect(await invoke(page, 'session:state')).toMatchObject({ signedIn: false })
})

test('a gateway that is gone is a network error in the page', async ({ site: { page, operator } }) => {
  await operator.stopGateway()
  await expect(call(page, 'GET', '/wps/system/permission')).rejects.toThrow(/Failed to fetch|NetworkError/)
})

test('a reload of the page keeps the session', async ({ site: { page } }) => {
  await logIn(page)
  await page.reload()
  expect(await invoke(page, 'session:state')).toMatchObject({ signedIn: true })
})

test('[SEC-01] the page carries the policy: no inline script runs', async ({ site: { page } }) => {
  const { headers } = await call(page, 'GET', '/')
  expect(headers['content-security-policy']).toMatch(/script-src 'self'[^;]*;.*frame-ancestors 'none'/)
  expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
  const inline = page.evaluate(() => {
    const button = document.createElement('button')
    button.setAttribute('onclick', "document.title = 'ran'")
    button.click()
    return document.title
  })
  await expect(inline).rejects.toThrow(/TrustedScript/)
  await page
    .evaluate(() => {
      const script = document.createElement('script')
      script.src = 'data:text/javascript,window.ran=true'
      document.head.append(script)
    })
    .catch(() => undefined)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})
