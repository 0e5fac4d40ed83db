import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SandboxClient } from '../../support/sandbox.ts'
import { serveSandbox } from '../../support/serve-sandbox.ts'
import { loopback } from './listen.ts'
import { readFlags, UsageError } from './run-sandbox.ts'
import { startMessage } from './start-message.ts'
import { type RunningSandbox, type StartOptions, startSandbox } from './start-sandbox.ts'

let folder: string
const running: RunningSandbox[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
  rmSync(folder, { recursive: true })
})

async function start(options: StartOptions = {}): Promise<SandboxClient> {
  const server = await startSandbox({ port: 0, providerPort: 0, scale: 'small', ...options })
  running.push(server)
  return new SandboxClient(server.origin)
}

test('accounts, money and sessions survive a restart', async () => {
  const first = await start({ dataDir: folder })
  const { token } = await first.createAccount({
    username: 'bituin88',
    password: 'Mabuhay8',
    balance: '250.50',
  })
  await running.pop()?.close()

  const second = await start({ dataDir: folder })
  expect(await second.account('bituin88')).toMatchObject({ balance: '250.50', sessions: 1 })
  const info = await fetch(`${second.origin}/wps/member/info`, {
    headers: { Authorization: `Bearer ${token}`, Merchant: 'palaro' },
  })
  expect(await info.json()).toMatchObject({ value: { account: 'bituin88' } })
  expect(await second.ledgerBalanced()).toBe(true)
})

test('a file that is no database is moved aside, and said so', async () => {
  writeFileSync(
    join(folder, 'sandbox.sqlite'),
    'this was never a database, whatever its name says\n'.repeat(100),
  )
  const client = await start({ dataDir: folder })
  expect(await client.balanceOf('juan')).toBe('12480.75')
  expect(running[0]?.server.sandbox.notices).toEqual([expect.stringMatching(/was moved to .*broken-\d+/)])
  expect(readdirSync(folder).some((name) => name.includes('.broken-'))).toBe(true)
})

test('where no file can be written everything is kept in memory, and said so', async () => {
  writeFileSync(join(folder, 'occupied'), '')
  const client = await start({ dataDir: join(folder, 'occupied') })
  expect(await client.balanceOf('juan')).toBe('12480.75')
  const [server] = running
  expect(server && startMessage(server)).toMatch(/can't write .* kept in memory .* --data/)
})

test('two sandboxes never share a database: the second says where the first is, and starts once that has ended', async () => {
  const first = await start({ dataDir: folder })
  await expect(start({ dataDir: folder })).rejects.toThrow(
    `Another sandbox, at ${first.origin}, keeps its data in ${folder}.`,
  )
  const elsewhere = await start({ dataDir: join(folder, 'elsewhere') })
  expect(await elsewhere.balanceOf('juan')).toBe('12480.75')
  expect(await first.balanceOf('juan')).toBe('12480.75')

  await Promise.all(running.splice(0).map((server) => server.close()))
  expect(await (await start({ dataDir: folder })).balanceOf('juan')).toBe('12480.75')
})

test('a sandbox that was killed leaves its folder free', async () => {
  const killed = await serveSandbox({ dataDir: folder })
  await expect(start({ dataDir: folder })).rejects.toThrow(`at ${killed.origin},`)
  await killed.kill()
  expect(await (await start({ dataDir: folder })).balanceOf('juan')).toBe('12480.75')
})

test('a taken port makes way for the next free one', async () => {
  const squatter = createServer().listen(0, loopback)
  await new Promise((resolve) => squatter.once('listening', resolve))
  const address = squatter.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const client = await start({ port: taken })
  expect(Number(new URL(client.origin).port)).toBeGreaterThan(taken)
  expect(await client.violations()).toEqual([])
  squatter.close()
})

test('an idle connection is kept for longer than clients keep theirs, who would get a reset otherwise', async () => {
  const { origin } = await start()
  const { headers } = await fetch(`${origin}/wps/system/status`)
  expect(headers.get('keep-alive')).toBe('timeout=65')
})

test.each([
  [['--port', 'harbour'], /--port harbour is no port/],
  [['--web-root', '/nowhere'], /npm run build:web/],
  [['--colour', 'red'], /Unknown option '--colour'/],
])('the flags %j are refused with what to do', (flags, message) => {
  expect(() => readFlags(flags)).toThrow(UsageError)
  expect(() => readFlags(flags)).toThrow(message)
})

test('a reset brings back switches, clock and inbox; with data, accounts and money too', async () => {
  const client = await start()
  await client.setFlags({ DIRECTREG3: false, systemStatus: 'maintenance' })
  await client.fault('games.menus', '500')
  await client.advanceClock(60_000)
  await client.setBalance('juan', '1.00')
  await client.reset({ data: false })
  expect(await client.settings()).toMatchObject({ DIRECTREG3: true, systemStatus: 'normal' })
  expect(await client.balanceOf('juan')).toBe('1.00')
  await client.reset()
  expect(await client.balanceOf('juan')).toBe('12480.75')
  expect(await client.ledgerBalanced()).toBe(true)
})

test('a setting that does not exist, and a value that does not fit, are refused', async () => {
  const { origin } = await start()
  for (const change of [{ noSuchFlag: true }, { DIRECTREG3: 'yes' }, { systemStatus: 'asleep' }]) {
    const response = await fetch(`${origin}/__sandbox/api/settings`, {
      method: 'PATCH',
      body: JSON.stringify(change),
    })
    expect(response.status).toBe(400)
  }
})

test('a dropped connection and a lost answer really break the connection', async () => {
  const client = await start()
  const menus = () =>
    fetch(`${client.origin}/lgw/games/game_menus?language=EN`, { headers: { Merchant: 'palaro' } })
  for (const kind of ['drop', 'lostAnswer'] as const) {
    await client.fault('games.menus', kind, { times: 1 })
    await expect(menus()).rejects.toThrow(TypeError)
  }
  expect((await menus()).status).toBe(200)
})

test('the sandbox’s pages are shown under a loopback name only, and changed by no other origin’s page', async () => {
  const { origin } = await start()
  const page = await fetch(`${origin}/__sandbox/merchant`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('DIRECTREG3')
  const foreign = await fetch(`${origin}/__sandbox/api/reset`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
})

test('the merchant page changes what it shows', async () => {
  const client = await start()
  const form = new FormData()
  form.set('systemStatus', 'region')
  form.set('failingCdn', 'a')
  for (const [name, value] of Object.entries(await client.settings()))
    if (typeof value === 'string' && !form.has(name)) form.set(name, value)
  const saved = await fetch(`${client.origin}/__sandbox/merchant/settings`, { method: 'POST', body: form })
  expect(saved.status).toBe(200)
  expect(await client.settings()).toMatchObject({
    systemStatus: 'region',
    failingCdn: 'a',
    DIRECTREG3: false,
  })
  const picture = (cdn: string) => fetch(`${client.origin}/cdn/${cdn}/games/1001.svg`)
  expect([(await picture('a')).status, (await picture('b')).status]).toEqual([500, 200])
})

test('in a container it answers on every address, and names itself by the loopback port that is published', async () => {
  const flags = readFlags(['--host', '0.0.0.0', '--port', '0', '--memory'])
  const server = await startSandbox({ ...flags, scale: 'small' })
  running.push(server)
  const { hostname, port } = new URL(server.origin)
  const [address = loopback] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((found) => found.address)
  const { status } = await fetch(`http://${address}:${port}/wps/nothing/here`)
  expect([status, hostname]).toEqual([404, loopback])
})

test.each([
  { flags: ['--proxied'], forwarded: '203.0.113.9, 198.51.100.7', seen: '198.51.100.7' },
  { flags: ['--proxied'], forwarded: 'nonsense', seen: loopback },
  { flags: [], forwarded: '198.51.100.7', seen: loopback },
])(
  '[SEC-05] with the flags $flags a visitor forwarded for “$forwarded” is at $seen',
  async ({ flags, forwarded, seen }) => {
    const server = await startSandbox({ ...readFlags([...flags, '--port', '0', '--memory']), scale: 'small' })
    running.push(server)
    const answer = await fetch(`${server.origin}/wps/system/permission?host=site.example`, {
      headers: { Merchant: 'palaro', 'X-Forwarded-For': forwarded },
    })
    expect(await answer.json()).toMatchObject({ value: { info: { location: { ip: seen } } } })
  },
)
