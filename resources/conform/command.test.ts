import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeviatingGateway, instead, startDeviatingGateway } from './testing/deviating-gateway.ts'

const folder = mkdtempSync(join(tmpdir(), 'conform-'))
let gateway: DeviatingGateway
beforeAll(async () => {
  gateway = await startDeviatingGateway()
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

type Ended = { code: number; out: string; err: string }

/** Runs the command as `npm run conform` does. */
const command = (args: readonly string[], environment: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, PALARO_BRAND: 'palaro', ...environment }
    const all = ['--disable-warning=ExperimentalWarning', 'resources/scripts/conform.ts', ...args]
    execFile(process.execPath, all, { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
    })
  })

test('[OPS-03] --help says what there is, and a wrong argument what is right', async () => {
  const [asked, wrong] = await Promise.all([command(['--help']), command(['http://gateway.example'])])
  expect(asked).toMatchObject({ code: 0, out: expect.stringContaining('--junit conform.xml') })
  expect(wrong).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('Use https://gateway.example'),
  })
})

test('[OPS-03] the reports go where they are wanted, and neither the token nor progress into them', async () => {
  const junit = join(folder, 'junit.xml')
  const good = await command([gateway.origin, '--json', '-', '--junit', junit, '--account', 'juan'], {
    PALARO_PASSWORD: 'Palaro123',
  })
  expect(good.code).toBe(0)
  expect(good.err).toContain('Private calls:')
  expect(JSON.parse(good.out)).toMatchObject({
    gateway: gateway.origin,
    merchant: 'palaro',
    calls: expect.any(Array),
  })
  expect(readFileSync(junit, 'utf8')).toMatch(/^<\?xml[\s\S]+<\/testsuites>\s$/)
  expect(good.out + good.err + readFileSync(junit, 'utf8')).not.toContain('Palaro123')
})

test('[OPS-03] a deviation ends with 1 and is told in words', async () => {
  gateway.changes.set(
    'games.menus',
    instead('{"success":true,"value":{"menus":[{"gameType":null,"count":1}]}}'),
  )
  const { code, out } = await command([gateway.origin])
  expect(code).toBe(1)
  expect(out).toContain(
    'games.menus  GET /lgw/games/game_menus\n  value.menus.0.gameType: null; expected text\n    the site: ',
  )
  expect(out).toContain('1 deviation in 1 call.')
})

test('[OPS-03] an expired certificate is named, also where its authority is trusted', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    notBeforeDate: new Date(Date.now() - 3 * 86_400_000),
    notAfterDate: new Date(Date.now() - 86_400_000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  const server = createServer({ key, cert }, (_, response) => response.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const trusted = join(folder, 'authority.pem')
  writeFileSync(trusted, cert)
  const { port } = server.address() as AddressInfo
  const { code, out } = await command([`https://127.0.0.1:${port}`], { NODE_EXTRA_CA_CERTS: trusted })
  server.close()
  expect(code).toBe(2)
  expect(out).toContain('has a certificate that has expired')
  expect(out).toContain('What to do: Renew it.')
})
