import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#shared/contract/endpoints/index.ts'
import { loadBrand } from '../build/brand/brand-folder.ts'
import { exitCodeOf, type Report } from './report.ts'
import { conform } from './run.ts'
import {
  type DeviatingGateway,
  inEnvelope,
  instead,
  startDeviatingGateway,
} from './testing/deviating-gateway.ts'
import { optionsFor } from './testing/options.ts'

const silent = () => {}
const hotGames = contract.games.hot.path

describe('[OPS-03] a gateway that fails on the way', () => {
  let gateway: DeviatingGateway
  beforeAll(async () => {
    gateway = await startDeviatingGateway()
  })
  afterEach(() => gateway.changes.clear())
  afterAll(() => gateway.close())

  test('one that expects another token says that this one is wrong', async () => {
    const report = await conform(optionsFor(gateway.origin, { token: 'of-another-gateway' }), silent)
    expect(report.problem).toMatchObject({ name: 'wrongToken', advice: expect.stringContaining('Log in') })
  })

  test('a refused login says so, without the password', async () => {
    const login = { account: 'juan', password: 'Wrong-password-7' }
    const report = await conform(optionsFor(gateway.origin, { login }), silent)
    expect(report.problem).toMatchObject({
      name: 'login',
      message: expect.stringContaining('WRONG_CREDENTIALS'),
    })
    expect(JSON.stringify(report)).not.toContain('Wrong-password-7')
  })

  const found = (report: Report) =>
    report.calls.flatMap(({ id, deviations }) => deviations.map((one) => ({ id, ...one })))

  test('one of another brand is named by its merchant, currency, hosts and languages', async () => {
    const own = loadBrand('palaro')
    const brand = {
      ...own,
      currency: 'VND',
      publicOrigin: 'https://www.site.example',
      hosts: {
        ...own.hosts,
        images: ['https://img.site.example'],
        games: [],
        domains: ['https://*.site.example'],
      },
    }
    gateway.changes.set('system.whitelabel', async (good, request) =>
      request.headers.get('Language') === 'TH'
        ? Response.json({ success: false, message: '', code: 'NO_SUCH_LANGUAGE' })
        : inEnvelope((answer) => ({ ...answer, value: { ...Object(answer.value), merchant: 'tanglaw' } }))(
            good,
            request,
          ),
    )
    const report = await conform(optionsFor(gateway.origin, { brand }), silent)
    const all = found(report)
    expect(all.every(({ kind }) => kind === 'brand')).toBe(true)
    expect(all.map(({ id, field, expected }) => `${id} ${field}: ${expected}`)).toEqual(
      expect.arrayContaining([
        'system.whitelabel value.merchant: "palaro", as the brand palaro says',
        'system.whitelabel value.currency: "VND", as the brand palaro says',
        'system.whitelabel header Language: an answer, because the brand offers that language',
        'system.permission value.info.imageCDNs.0: one of hosts.images of the brand palaro: https://img.site.example',
        'system.permission value.info.launchGameCDNs.0: one of hosts.games of the brand palaro: none',
        'system.domainRoute value.domainList.0: one of hosts.domains of the brand palaro: https://*.site.example',
        'system.routers value.domainList.0: one of hosts.domains of the brand palaro: https://*.site.example',
      ]),
    )
    expect(all.find(({ field }) => field === 'value.domainList.0')?.seen).toBe(`"${gateway.origin}"`)
    expect(all.find(({ field }) => field === 'header Language')?.seen).toBe(
      'success false, NO_SUCH_LANGUAGE for TH',
    )
  })

  test.each([
    { gatewayUrl: '', where: 'at the site’s own address' },
    { gatewayUrl: 'https://gateway.site.example', where: 'elsewhere, for a site at any address' },
  ])('the site’s own address is named by no brand: a gateway $where', async ({ gatewayUrl }) => {
    const own = loadBrand('palaro')
    const brand = { ...own, gatewayUrl, hosts: { ...own.hosts, domains: [] } }
    const all = found(await conform(optionsFor(gateway.origin, { brand }), silent))
    expect(
      all.filter(({ field, seen }) => field.includes('domainList') && seen.includes(gateway.origin)),
    ).toEqual([])
  })

  test('one that names neither merchant nor currency isn’t taken for another', async () => {
    gateway.changes.set(
      'system.whitelabel',
      inEnvelope((answer) => ({ ...answer, value: { banners: [] } })),
    )
    expect(found(await conform(optionsFor(gateway.origin), silent))).toEqual([])
  })

  test('one with another key for payloads is named by the brand’s', async () => {
    const { publicKey } = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
      true,
      ['encrypt', 'decrypt'],
    )
    const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', publicKey)
    const own = loadBrand('palaro')
    const encryptionKeys = own.encryptionKeys.map((key) => ({ ...key, kid: 'other-2026', n, e }))
    const login = { account: 'juan', password: 'Palaro123' }
    const report = await conform(
      optionsFor(gateway.origin, { login, brand: { ...own, encryptionKeys } }),
      silent,
    )
    expect(report.problem).toMatchObject({
      name: 'wrongKey',
      message: expect.stringContaining('"other-2026" of the brand palaro'),
      advice: expect.stringContaining('npm run brand -- key '),
    })
  })

  test('one that limits the rate is given the time that it asks for', async () => {
    let left = 2
    gateway.changes.set('games.hot', (good) => {
      left -= 1
      return left < 0 ? good : new Response('', { status: 429, headers: { 'Retry-After': '0' } })
    })
    const lines: string[] = []
    const report = await conform(optionsFor(gateway.origin), (line) => lines.push(line))
    expect(exitCodeOf(report)).toBe(0)
    expect(lines.filter((line) => line.startsWith('games.hot: too many calls'))).toHaveLength(2)
  })

  test('a gateway that keeps limiting the rate is not waited for without end', async () => {
    gateway.changes.set('games.hot', instead('', { status: 429, headers: { 'Retry-After': '0' } }))
    gateway.requests.length = 0
    const report = await conform(optionsFor(gateway.origin), silent)
    expect(report.problem?.name).toBe('rateLimited')
    expect(gateway.requests.filter(({ url }) => new URL(url).pathname === hotGames)).toHaveLength(4)
  })

  test('a gateway that limits the rate is waited for no longer than allowed', async () => {
    gateway.changes.set('games.hot', instead('', { status: 429, headers: { 'Retry-After': '3600' } }))
    const report = await conform(optionsFor(gateway.origin), silent)
    expect(report.problem).toMatchObject({ name: 'rateLimited', message: expect.stringContaining('3600 s') })
    expect(exitCodeOf(report)).toBe(2)
  })
})
