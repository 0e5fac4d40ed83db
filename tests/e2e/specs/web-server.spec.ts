import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readHeaderRules } from '#sandbox/entry/static-headers.ts'
import { expect, test } from '../fixtures/web-server.ts'

const dist = resolve(import.meta.dirname, '../../../dist/web')
const html = readFileSync(join(dist, 'index.html'), 'utf8')
const entry = /src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** Sends a raw request: the path isn't normalised and the body isn't decompressed. */
const ask = (origin: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((done, fail) => {
    const { hostname, port } = new URL(origin)
    request({ hostname, port, path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', fail)
      .end()
  })

test('[WEB-01, SEC-01] nginx sends what the build’s headers file says, and pages, files and packed copies as they should be', {
  tag: '@full',
}, async ({ server: { origin } }) => {
  const rules = readHeaderRules(readFileSync(join(dist, '_headers'), 'utf8'))
  for (const path of [
    '/',
    '/promoDetail?id=7',
    '/register.html',
    '/rng/',
    '/sw.js',
    '/manifest.webmanifest',
    '/health.json',
    entry,
    '/mark.svg',
  ]) {
    const { status, headers } = await ask(origin, path)
    expect(status, path).toBe(200)
    const expected = new Map(
      rules
        .flatMap((rule) => (rule.matches(path) ? rule.headers : []))
        .map(([name, value]) => [name.toLowerCase(), value]),
    )
    for (const [name, value] of expected) expect(headers[name], `${path} ${name}`).toBe(value)
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers.server).toBe('nginx')
  }
  expect((await ask(origin, '/sw.js')).headers['content-type']).toMatch(/javascript/)
  expect((await ask(origin, '/manifest.webmanifest')).headers['content-type']).toMatch(
    /^application\/manifest\+json/,
  )
  for (const path of ['/', '/promotions', '/home'])
    expect((await ask(origin, path)).body.toString(), path).toBe(html)

  const code = readFileSync(join(dist, entry))
  const brotli = await ask(origin, entry, { 'Accept-Encoding': 'gzip, br' })
  expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding'])
  expect(brotliDecompressSync(brotli.body).equals(code)).toBe(true)
  const gzip = await ask(origin, entry, { 'Accept-Encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).equals(code)).toBe(true)
  expect((await ask(origin, entry)).body.equals(code)).toBe(true)

  // Requested again, an unchanged page is not sent again.
  const { etag = '' } = (await ask(origin, '/')).headers
  expect((await ask(origin, '/', { 'If-None-Match': etag })).status).toBe(304)
})

test('[WEB-01] nginx has nothing for what isn’t there or isn’t meant for visitors: neither the page, nor a list', {
  tag: '@full',
}, async ({ server: { origin } }) => {
  for (const path of [
    '/assets/c-00000000.js',
    '/assets/',
    '/assets/.htpasswd',
    '/icons/none.png',
    '/favicon.ico',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/.git/',
    '/_headers',
    '/_nginx.conf',
    '/index.html.br',
    '/index.html.gz',
    '/assets/../_nginx.conf',
    '/assets/%2e%2e/_headers',
    '/..%2f..%2fetc/passwd.x',
    '//_headers',
    '/%2f_nginx.conf',
    '/x/..%2f_headers',
    '/x%2f..%2f_nginx.conf',
    `/assets/${'a'.repeat(5000)}.js`,
  ]) {
    const { status, headers, body } = await ask(origin, path)
    expect([400, 404], path).toContain(status)
    expect(headers['cache-control'] ?? '', path).not.toMatch(/immutable|max-age/)
    expect(body.toString(), path).not.toMatch(/secret|id="root"|Index of/)
  }
  // A long path is either a page of the site or too long, never a server error.
  for (const [length, status] of [
    [300, 200],
    [5000, 200],
    [20_000, 414],
  ] as const)
    expect((await ask(origin, `/${'a'.repeat(length)}`)).status, `${length} characters`).toBe(status)
  const missing = await ask(origin, '/assets/c-00000000.js')
  expect(missing.headers['cache-control']).toBe('no-store')
  expect(missing.headers['x-content-type-options']).toBe('nosniff')
  // Every public file of the build is served.
  for (const name of readdirSync(dist).filter(
    (file) => /^[^_].*\.\w+$/.test(file) && !/\.(br|gz)$/.test(file),
  ))
    expect((await ask(origin, `/${name}`)).status, name).toBe(200)
})

test('[WEB-01] the licences of what the site contains are there to read', { tag: '@full' }, async ({
  server: { origin },
}) => {
  const { status, headers, body } = await ask(origin, '/third-party-notices.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  for (const name of ['react-dom', 'zod', 'i18next', '@fontsource-variable/hanken-grotesk'])
    expect(body.toString()).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\([A-Z]`, 'm'))
})

test('[WEB-01] nginx accepts the container’s configuration around the build’s, and needs to write in /tmp alone', {
  tag: '@full',
}, () => {
  const read = (file: string) => readFileSync(resolve('resources/container', file), 'utf8')
  const folder = mkdtempSync(join(tmpdir(), 'container-'))
  const site = read('site.conf.template')
    .replace('${PALARO_GATEWAY}', 'http://sandbox:4310')
    .replace('${NGINX_LOCAL_RESOLVERS}', '127.0.0.11')
    .replaceAll('/srv/site', dist)
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), read('nginx.conf').replaceAll('/tmp/', `${folder}/`))
  const { status, stderr } = spawnSync('/usr/sbin/nginx', ['-t', '-c', join(folder, 'nginx.conf')], {
    encoding: 'utf8',
    // nginx opens its output by name, which it can't where that is a pipe.
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  rmSync(folder, { recursive: true })
  expect(stderr).toContain('test is successful')
  expect(status).toBe(0)
  expect(site).not.toContain('${')
})

test('[WEB-01] the site runs behind nginx: a player logs in, and calls go to the gateway as they are', {
  tag: '@full',
}, async ({ page, site, sandbox, account, server }) => {
  await site.openSignedIn('/promotions', account.token)
  await expect(site.main.getByRole('heading', { name: 'Promotions', exact: true })).toBeVisible()
  expect(await sandbox.violations()).toEqual([])
  const call = await page.request.get('/wps/nothing/here')
  expect(call.status()).toBe(404)
  expect(await call.json()).toMatchObject({ success: false })
  expect(new URL(page.url()).origin).toBe(server.origin)
})
