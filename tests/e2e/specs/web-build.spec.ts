import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test as withoutPage } from '@playwright/test'
import { secretsInFolder } from '#support/secrets.ts'
import { expect, test } from '../fixtures/site.ts'

const dist = resolve(import.meta.dirname, '../../../dist/web')
const files = () => readdirSync(dist, { recursive: true, encoding: 'utf8' })
const isAsset = (name: string) => /^assets\/.*\.(js|css)$/.test(name)

withoutPage(
  '[WEB-01, SEC-04, OPS-05] the build is static files with hashed names, and holds no secret, no source map, no machine’s path, no byte of the sandbox and no code for a sink that the brand doesn’t name',
  () => {
    const assets = files().filter(isAsset)
    expect(assets.length).toBeGreaterThan(3)
    for (const name of assets) expect(name).toMatch(/-[\w-]{8}\.(js|css)$/)
    expect(secretsInFolder(dist)).toEqual([])

    const key: unknown = JSON.parse(
      readFileSync(
        resolve(import.meta.dirname, '../../sandbox/operator/security/sandbox-payload-key.json'),
        'utf8',
      ),
    )
    const secret = (key as { jwk: { d: string } }).jwk.d
    for (const name of files().filter((file) => /\.(js|css|html)$/.test(file))) {
      const text = readFileSync(join(dist, name), 'utf8')
      expect(text.includes(secret), name).toBe(false)
      for (const word of ['node:sqlite', '__sandbox', '__provider', 'Palaro123'])
        expect(text.includes(word), name).toBe(false)
      expect(text, name).not.toMatch(/web_vital|resourceLogs|sendBeacon/)
    }
  },
)

test('[WEB-01, SEC-01, OPS-05] the site comes with headers for any server, under a policy that is in force, and says which build it is', async ({
  page,
  complaints,
}) => {
  const deep = await page.goto('/rng?vassalage=PP')
  expect(deep?.headers()['cache-control']).toBe('no-cache')
  const script = await page.request.get(`/${files().find(isAsset)}`)
  expect(script.headers()['cache-control']).toContain('immutable')
  expect(script.headers()['x-content-type-options']).toBe('nosniff')

  await test.step('the health page is never kept', async () => {
    const answer = await page.request.get('/health.json')
    expect(answer.headers()['cache-control']).toBe('no-store')
    const { commit, ...build }: { commit: string | null } = await answer.json()
    expect(build).toEqual({
      status: 'ok',
      name: 'palaro',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
    // Null where the build knew none, as outside of a repository.
    expect(commit ?? '00000000').toMatch(/^[0-9a-f]{8}$/)
  })

  const policy = deep?.headers()['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("default-src 'none'")
  const outcome = await page.evaluate(async () => {
    const injected = document.createElement('script')
    try {
      injected.text = 'window.injected = true'
      document.head.append(injected)
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
