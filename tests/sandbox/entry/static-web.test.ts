import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from './testing/test-client.ts'

const root = mkdtempSync(join(tmpdir(), 'web-'))
let client: TestClient
beforeAll(() => {
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Palaro</title>')
  writeFileSync(join(root, 'assets/app-1a2b.js'), 'console.log(1)')
  writeFileSync(join(root, 'assets/app-1a2b.js.br'), 'packed')
  writeFileSync(
    join(root, '_headers'),
    "# for any host\n/*\n  Content-Security-Policy: default-src 'self'\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  X-Asset: yes\n",
  )
  client = new TestClient({ webRoot: root })
})
afterAll(() => {
  client.close()
  rmSync(root, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => client.fetch(path, { headers })

test('routes of the site are its page, with the headers of the file', async () => {
  for (const path of ['/', '/rng', '/help']) {
    const response = await get(path, { Accept: 'text/html' })
    expect(await response.text()).toContain('<title>Palaro</title>')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
    expect(response.headers.get('X-Asset')).toBeNull()
  }
})

test('assets are kept for ever, and come packed to who can unpack', async () => {
  const plain = await get('/assets/app-1a2b.js')
  expect(await plain.text()).toBe('console.log(1)')
  expect(plain.headers.get('Cache-Control')).toContain('immutable')
  expect(plain.headers.get('X-Asset')).toBe('yes')
  const packed = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br' })
  expect(packed.headers.get('Content-Encoding')).toBe('br')
  expect(await packed.text()).toBe('packed')
})

test.each(['/assets/gone-9z.js', '/wps/no/such', '/%E0%A4%A'])('%s is not found', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false })
})

test.each([
  '/_headers',
  '//_headers',
  '/x/..%2f_headers',
  '/x%2f..%2f_headers',
  '/%2f_headers',
  '/./%5f_headers',
  '/assets/%2e%2e/_headers',
  '/..%2f..%2f..%2f..%2fetc%2fpasswd',
])('[SEC-05] nothing but the site is behind %s', async (path) => {
  const page = await get(path, { Accept: 'text/html' })
  expect(await page.text()).not.toMatch(/nosniff|root:/)
  expect(page.headers.get('Cache-Control') ?? '').not.toContain('immutable')
})

test.each([
  ['a page', `/${'a'.repeat(300)}`, 200],
  ['a page of many parts', `/${'a/'.repeat(1000)}`, 200],
  ['a file', `/${'a'.repeat(300)}.js`, 404],
  ['an asset', `/assets/${'a'.repeat(300)}.js`, 404],
  ['a very long page', `/${'a'.repeat(5000)}`, 414],
  ['a very long asset', `/assets/${'%61'.repeat(5000)}.js`, 414],
  ['a very long call', `/wps/${'a'.repeat(5000)}`, 414],
])('[SEC-05] a long address of %s has its answer', async (_, path, status) => {
  expect((await get(path)).status).toBe(status)
})

test('[SEC-05] a page is never kept as an asset', async () => {
  const answer = await get('/assets/no-such-folder', { Accept: 'text/html' })
  expect(answer.status).toBe(404)
})
