import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { tryCommand } from '#support/try-command.ts'
import '../scripts/conform.ts'
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

beforeEach(() => {
  vi.stubEnv('PALARO_BRAND', 'palaro')
})

test('[OPS-03] --help lists the arguments, and a wrong argument is answered with the right one', async () => {
  expect(await tryCommand('conform', '--help')).toEqual({
    code: 0,
    out: expect.stringContaining('--junit conform.xml'),
    err: '',
  })
  expect(await tryCommand('conform', 'http://gateway.example')).toEqual({
    code: 2,
    out: '',
    err: expect.stringContaining('Use https://gateway.example'),
  })
})

test('[OPS-03] reports are written to the given files, without the token and the progress', async () => {
  const junit = join(folder, 'junit.xml')
  vi.stubEnv('PALARO_PASSWORD', 'Palaro123')
  const flags = ['--json', '-', '--junit', junit, '--account', 'juan']
  const good = await tryCommand('conform', gateway.origin, ...flags)
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

test('[OPS-03] a deviation ends the command with 1 and is described', async () => {
  gateway.changes.set(
    'games.menus',
    instead('{"success":true,"value":{"menus":[{"gameType":null,"count":1}]}}'),
  )
  const { code, out } = await tryCommand('conform', gateway.origin)
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
  onTestFinished(() => void server.close())
  const usual = getCACertificates()
  setDefaultCACertificates([...usual, cert])
  onTestFinished(() => setDefaultCACertificates(usual))
  const { port } = server.address() as AddressInfo
  const { code, out } = await tryCommand('conform', `https://127.0.0.1:${port}`)
  expect(code).toBe(2)
  expect(out).toContain('has a certificate that has expired')
  expect(out).toContain('What to do: Renew it.')
})
