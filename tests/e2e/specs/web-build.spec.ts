import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { secretsInFolder } from '#support/secrets.ts'
import { expect, test } from '../fixtures/site.ts'

const dist = resolve(import.meta.dirname, '../../../dist/web')
const files = () => readdirSync(dist, { recursive: true, encoding: 'utf8' })

test('[WEB-01] the build is static files with hashed names, and headers for any server', async ({ page }) => {
  const assets = files().filter((name) => /^assets\/.*\.(js|css)$/.test(name))
  expect(assets.length).toBeGreaterThan(3)
  for (const name of assets) expect(name).toMatch(/-[\w-]{8}\.(js|css)$/)
  const deep = await page.goto('/rng?vassalage=PP')
  expect(deep?.headers()['cache-control']).toBe('no-cache')
  const script = await page.request.get(`/${assets[0]}`)
  expect(script.headers()['cache-control']).toContain('immutable')
  expect(script.headers()['x-content-type-options']).toBe('nosniff')
})

test('[SEC-01] the policy allows no inline and no evaluated script, and Trusted Types are on', async ({
  page,
}) => {
  const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("default-src 'none'")
})

test('[SEC-01] the policy is in force: an injected script and an unsafe assignment do nothing', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  const outcome = await page.evaluate(async () => {
    const script = document.createElement('script')
    try {
      script.text = 'window.injected = true'
      document.head.append(script)
    } catch {}
    let refused = false
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>')
    } catch {
      refused = true
    }
    return { injected: 'injected' in window, refused }
  })
  expect(outcome).toEqual({ injected: false, refused: true })
  // The browser reports what it blocked, which is what this test is about.
  complaints.length = 0
})

test('[SEC-04] no secret, no source map and no machine’s path is in the site', () => {
  expect(secretsInFolder(dist)).toEqual([])
})

test('no byte of the sandbox, and none of its secrets, is in the site', () => {
  const key: unknown = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../sandbox/keys/sandbox-payload-key.json'), 'utf8'),
  )
  const secret = (key as { jwk: { d: string } }).jwk.d
  for (const name of files().filter((file) => /\.(js|css|html)$/.test(file))) {
    const text = readFileSync(join(dist, name), 'utf8')
    expect(text.includes(secret), name).toBe(false)
    for (const word of ['node:sqlite', '__sandbox', '__provider', 'Palaro123'])
      expect(text.includes(word), name).toBe(false)
  }
})
