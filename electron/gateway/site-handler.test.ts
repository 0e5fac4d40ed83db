import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteHandler } from './site-handler.ts'
import { filePath } from './static-files.ts'

let folder: string
let serve: (request: Request) => Promise<Response>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  const root = join(folder, 'renderer')
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(root, 'index.html'), '<!doctype html><title>site</title>')
  await writeFile(join(root, '.env.txt'), 'secret')
  await writeFile(join(root, '_servers.txt'), 'secret')
  await writeFile(join(root, 'assets', 'app.js'), 'export {}')
  serve = createSiteHandler({
    root,
    policy: "default-src 'none'",
    forward: async () => new Response('forwarded'),
  })
})
afterAll(() => rm(folder, { recursive: true }))

test('[SEC-01] the document comes with the policy, and may not be framed', async () => {
  const answer = await serve(new Request('app://site/'))
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toContain('<title>site</title>')
})

test.each([
  ['a route gets the document', '/rng?type=RNG', 200, 'text/html; charset=utf-8'],
  ['a file gets its own type', '/assets/app.js', 200, 'text/javascript; charset=utf-8'],
  ['a missing file is missing', '/assets/gone.js', 404, null],
  ['a folder is no file', '/assets/', 200, 'text/html; charset=utf-8'],
  ['a type that the site has none of is missing', '/assets/app.exe', 404, null],
])('%s', async (_, path, status, type) => {
  const answer = await serve(new Request(`app://site${path}`))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type])
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/.env.txt',
  '/_servers.txt',
  '//_servers.txt',
  '/%2f_servers.txt',
  '/x/..%2f_servers.txt',
  '/x%2f..%2f_servers.txt',
  '/index.html%00.txt',
  '/C:%5csecret.txt',
  '/%E0%A4%A',
])('%s does not lead out of the site', async (path) => {
  expect(await (await serve(new Request(`app://site${path}`))).text()).not.toContain('secret')
})

test.each(['/../x.js', '/a/..%2f..%2fx.js', '/a%5c..%5cx.js', '/.git/x.js', '/c:x.js', '/%00.js'])(
  '%s is no path of the site, even unparsed',
  (path) => {
    expect(filePath(path)).toBeUndefined()
  },
)

test.each([
  ['a route', `/${'a'.repeat(5000)}`, 200],
  ['a file', `/${'a'.repeat(5000)}.js`, 404],
  ['a file in many folders', `/${'a/'.repeat(5000)}b.js`, 404],
])('[SEC-05] a long address of %s is answered', async (_, path, status) => {
  expect((await serve(new Request(`app://site${path}`))).status).toBe(status)
})

test('calls go to the gateway, other hosts and methods nowhere', async () => {
  expect(await (await serve(new Request('app://site/wps/x', { method: 'PUT' }))).text()).toBe('forwarded')
  expect((await serve(new Request('app://other/'))).status).toBe(404)
  expect((await serve(new Request('app://site/', { method: 'POST' }))).status).toBe(405)
})
