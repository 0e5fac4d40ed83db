import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { generate } from 'selfsigned'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadBrand } from '../build/brand/brand-folder.ts'
import type { Options } from './options.ts'
import { exitCodeOf } from './report.ts'
import { conform } from './run.ts'
import { type DeviatingGateway, instead, startDeviatingGateway } from './testing/deviating-gateway.ts'
import { optionsFor } from './testing/options.ts'

const open: { close(): unknown }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function portOf(server: Pick<Server, 'listen' | 'address' | 'close'>): Promise<number> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const http = async (answer: RequestListener) => `http://127.0.0.1:${await portOf(createHttpServer(answer))}`

/** A server with a certificate of its own, valid in a range of days from today. */
async function https(from: number, to: number, host = '127.0.0.1'): Promise<string> {
  const day = (count: number) => new Date(Date.now() + count * 86_400_000)
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    notBeforeDate: day(from),
    notAfterDate: day(to),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  return `https://127.0.0.1:${await portOf(createHttpsServer({ key, cert }, (_, response) => response.end()))}`
}

const send =
  (status: number, headers: Record<string, string>, body = ''): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end(body)
  }

/** A port on which nothing listens: one that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createHttpServer()
  const port = await portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

const noSession = JSON.stringify({ success: false, message: 'Unknown merchant', code: 'UNKNOWN_MERCHANT' })
const json = { 'Content-Type': 'application/json' }

type Row = [
  what: string,
  start: () => Promise<string>,
  message: RegExp,
  advice: RegExp,
  more?: Partial<Options>,
]

const rows: Row[] = [
  [
    'is down',
    async () => `http://127.0.0.1:${await freePort()}`,
    /refuses the connection.*ECONNREFUSED/,
    /Start the gateway/,
  ],
  ['has no address', async () => 'http://no-such-host.invalid', /its name has no address/, /spelling/],
  ['is slow', () => http(() => {}), /doesn’t answer in time/, /--timeout/, { timeout: 200 }],
  ['is self-signed', () => https(-1, 30), /self-signed certificate/, /NODE_EXTRA_CA_CERTS/],
  [
    'speaks http on the port for https',
    async () => (await http(send(200, json))).replace('http', 'https'),
    /doesn’t speak https/,
    /http:\/\/ for a gateway on this machine/,
  ],
  [
    'redirects',
    () => http(send(301, { Location: 'https://new.example/gw/wps/system/permission?host=x' })),
    /redirects \(301\) to https:\/\/new\.example/,
    /Give https:\/\/new\.example\/gw as the address/,
  ],
  ['redirects to nowhere', () => http(send(302, {})), /redirects \(302\) to nowhere/, /follows no redirects/],
  [
    'is a web page',
    () => http(send(200, { 'Content-Type': 'text/html' }, '<!doctype html><title>Welcome</title>')),
    /answers with a web page \(200\).*"Welcome"/,
    /\/wps\/system\/permission must lead to the gateway/,
  ],
  [
    'is a proxy whose back end is gone',
    () => http(send(502, { 'Content-Type': 'text/html' }, '<html>')),
    /web page \(502\)/,
    /proxy/,
  ],
  [
    'doesn’t know the merchant',
    () => http(send(400, json, noSession)),
    /refuses the first calls \(400, UNKNOWN_MERCHANT\)/,
    /merchant "palaro"/,
  ],
  [
    'has no calls',
    () => http(send(404, json, noSession)),
    /doesn’t know the calls of the contract \(404\)/,
    /path before \/wps/,
  ],
  [
    'is another kind of API',
    () => http(send(404, json, '{"error":"no"}')),
    /no answer in the envelope.*404/,
    /Check the address/,
  ],
  ['closes the connection', () => http(({ socket }) => socket.destroy()), /closes the connection/, /log/],
  [
    'isn’t a web server',
    async () =>
      `http://127.0.0.1:${await portOf(createTcpServer((socket) => socket.end('SSH-2.0\r\n')) as unknown as Server)}`,
    /closes the connection/,
    /log/,
  ],
]

const silent = () => {}

describe('[OPS-03] a gateway that can’t be tried is named, with what to do', () => {
  test.each(rows)('one that %s', async (_what, start, message, advice, more) => {
    const report = await conform(optionsFor(await start(), more), silent)
    expect(report.problem?.message).toMatch(message)
    expect(report.problem?.advice).toMatch(advice)
    expect(exitCodeOf(report)).toBe(2)
  })
})

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

  test('one of another brand is named by its merchant and currency', async () => {
    const brand = { ...loadBrand('palaro'), currency: 'VND', merchant: 'tanglaw' }
    const report = await conform(optionsFor(gateway.origin, { brand }), silent)
    const found = report.calls.flatMap(({ deviations }) => deviations.filter(({ kind }) => kind === 'brand'))
    expect(found.map(({ field, expected }) => [field, expected])).toContainEqual([
      'value.currency',
      '"VND", as the brand palaro says',
    ])
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

  test('but not longer than allowed', async () => {
    gateway.changes.set('games.hot', instead('', { status: 429, headers: { 'Retry-After': '3600' } }))
    const report = await conform(optionsFor(gateway.origin), silent)
    expect(report.problem).toMatchObject({ name: 'rateLimited', message: expect.stringContaining('3600 s') })
    expect(exitCodeOf(report)).toBe(2)
  })

  test('one that goes away is not waited for, and what was found is kept', async () => {
    const dead = new Set<string>()
    const lost = await http((request, response) => {
      dead.add(request.url ?? '')
      if (dead.size > 2) request.socket.destroy()
      else response.writeHead(200, json).end('{"success":true,"value":{}}')
    })
    const report = await conform(optionsFor(lost), silent)
    expect(report.problem?.message).toMatch(/no longer answers/)
    expect(dead.size).toBeLessThan(8)
    expect(report.calls.some(({ deviations }) => deviations.length > 0)).toBe(true)
  })
})
