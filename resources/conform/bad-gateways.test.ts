import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { generate, type SubjectAltNameEntry } from 'selfsigned'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Options } from './options.ts'
import { exitCodeOf } from './report.ts'
import { conform } from './run.ts'
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

const localhost: SubjectAltNameEntry[] = [{ type: 7, ip: '127.0.0.1' }]
const day = (count: number) => new Date(Date.now() + count * 86_400_000)

/** A certificate for this machine, from yesterday on. Without an authority it signs itself. */
const certificate = (
  altNames = localhost,
  ca?: { key: string; cert: string },
  [from, to] = [-1, 30],
): ReturnType<typeof generate> =>
  generate([{ name: 'commonName', value: '127.0.0.1' }], {
    notBeforeDate: day(from),
    notAfterDate: day(to),
    extensions: [{ name: 'subjectAltName', altNames }],
    ...(ca && { ca }),
  })

const authority = async (name: string) => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  })
  return { key, cert }
}
let trusted: { key: string; cert: string }
let stranger: { key: string; cert: string }
const builtIn = getCACertificates('default')
beforeAll(async () => {
  trusted = await authority('Trusted authority')
  stranger = await authority('Strange authority')
  setDefaultCACertificates([...builtIn, trusted.cert])
})
afterAll(() => setDefaultCACertificates(builtIn))

/** A server with that certificate. `chain` is what it sends after it. */
async function https(
  made: ReturnType<typeof generate>,
  more: ServerOptions = {},
  chain = '',
): Promise<string> {
  const { private: key, cert } = await made
  const options = { ...more, key, cert: `${cert}\n${chain}` }
  return `https://127.0.0.1:${await portOf(createHttpsServer(options, (_, response) => response.end()))}`
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
  ['is self-signed', () => https(certificate()), /has a self-signed certificate/, /NODE_EXTRA_CA_CERTS/],
  [
    'has a certificate of an unknown authority',
    () => https(certificate(localhost, stranger)),
    /whose issuer is unknown or left out \(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)/,
    /the whole chain/,
  ],
  [
    'sends that unknown authority along',
    () => https(certificate(localhost, stranger), {}, stranger.cert),
    /whose issuer is unknown or left out \(SELF_SIGNED_CERT_IN_CHAIN\)/,
    /An authority of your own/,
  ],
  [
    'has a certificate for other hosts',
    () =>
      https(
        certificate(
          [
            { type: 2, value: 'site.example' },
            { type: 2, value: 'www.site.example' },
          ],
          trusted,
        ),
      ),
    /a certificate for another host: it is for site\.example, www\.site\.example \(/,
    /Use the name that the certificate is for/,
  ],
  [
    'has a certificate that has expired',
    () => https(certificate(localhost, trusted, [-9, -1])),
    /a certificate that has expired/,
    /Renew it/,
  ],
  [
    'has a certificate that isn’t valid yet',
    () => https(certificate(localhost, trusted, [2, 9])),
    /a certificate that isn’t valid yet/,
    /clock/,
  ],
  [
    'speaks only an old TLS',
    () =>
      https(certificate(localhost, trusted), {
        minVersion: 'TLSv1',
        maxVersion: 'TLSv1.1',
        ciphers: 'DEFAULT@SECLEVEL=0',
      }),
    /only an old version of TLS/,
    /TLS 1\.2/,
  ],
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
    'is a web page without a type',
    () => http(send(200, { 'Content-Type': '' }, ' <!doctype html>')),
    /answers with a web page/,
    /proxy/,
  ],
  [
    'is a web page of nothing but words',
    () => http(send(200, { 'Content-Type': 'text/html' }, 'It works!')),
    /answers with a web page/,
    /proxy/,
  ],
  [
    'is a proxy whose back end is gone',
    () => http(send(502, { 'Content-Type': 'text/html' }, '<html>')),
    /web page \(502\)/,
    /proxy/,
  ],
  [
    'checks visitors before it answers',
    () => http(send(403, { 'Content-Type': 'text/html', 'cf-mitigated': 'challenge' }, '<html>')),
    /checks the visitor before it answers \(403\)/,
    /pass without it/,
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

test('[OPS-03] a gateway that doesn’t answer is asked once', async () => {
  let asked = 0
  const closing = await http(({ socket }) => {
    asked += 1
    socket.destroy()
  })
  await conform(optionsFor(closing), silent)
  expect(asked).toBe(1)
})

test('[OPS-03] a gateway that goes away is not waited for, and what was found is kept', async () => {
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
