import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import palaro from '../../resources/brand/palaro/brand.json' with { type: 'json' }
import { readBrand } from '../../resources/build/brand/read-brand.ts'
import { contentSecurityPolicy, responseHeaders } from '../../resources/build/csp.ts'
import { monitoringModule } from '../../resources/build/monitoring.ts'
import { sourceMapsFolder } from '../../resources/build/source-maps-plugin.ts'

const policyOf = (change: object, options = { web: true }) => {
  const policy = contentSecurityPolicy(readBrand({ ...palaro, ...change }, 'brand.json'), 'theme()', options)
  return (directive: string) => new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? []
}
test.each([
  [undefined, 'max-age=31536000'],
  [true, 'max-age=31536000; includeSubDomains'],
])(
  '[WEB-01] the brand alone decides whether https is for its subdomains too: %s',
  (hstsSubDomains, header) => {
    const [every] = responseHeaders(
      "default-src 'none'",
      readBrand({ ...palaro, hstsSubDomains }, 'brand.json'),
    )
    expect(every?.headers['Strict-Transport-Security']).toBe(header)
  },
)

test('[WEB-01] browsers keep files with hashed names for good, and ask for pages each time', () => {
  const rules = responseHeaders("default-src 'none'", {})
  expect(rules.map(({ path, headers }) => [path, headers['Cache-Control']])).toEqual([
    ['/*', 'no-cache'],
    ['/health.json', 'no-store'],
    ['/assets/*', 'public, max-age=31536000, immutable'],
  ])
})

const turnstile = { botCheck: { kind: 'turnstile', siteKey: '1x00000000000000000000AA' } }
const firebase = { phoneAuth: { kind: 'firebase', apiKey: 'AIzaSyD-sample_key' } }

test('[SEC-01] a brand without providers lets in none of their hosts and none of their policies', () => {
  const policy = policyOf({ analytics: undefined })
  const all = [...policy('script-src'), ...policy('frame-src'), ...policy('connect-src')].join(' ')
  expect(all).not.toMatch(/cloudflare|google|gstatic/)
  expect(policy('trusted-types')).toEqual(['dompurify', 'worker'])
})

test('[SEC-01] a brand with Turnstile lets in its host alone, for scripts and frames', () => {
  const policy = policyOf({ ...turnstile, analytics: undefined })
  expect(policy('script-src')).toContain('https://challenges.cloudflare.com')
  expect(policy('frame-src')).toContain('https://challenges.cloudflare.com')
  expect(policy('connect-src').join()).not.toContain('cloudflare')
  expect(policy('trusted-types')).toEqual(['dompurify', 'worker', 'captcha'])
})

test('[SEC-01] a brand with Firebase lets in its gateway and its reCAPTCHA, by path where a host has more', () => {
  const policy = policyOf({ ...firebase, analytics: undefined })
  expect(policy('connect-src')).toContain('https://identitytoolkit.googleapis.com')
  expect(policy('script-src')).toContain('https://www.google.com/recaptcha/')
  expect(policy('script-src')).not.toContain('https://www.google.com')
  expect(policy('frame-src')).toContain('https://www.google.com/recaptcha/')
})

test('[SEC-01, WEB-02] only a build for browsers lets a worker and a manifest in, the site’s own', () => {
  const web = policyOf({ analytics: undefined }, { web: true })
  expect([web('worker-src'), web('manifest-src')]).toEqual([["'self'"], ["'self'"]])
  expect(web('trusted-types')).toEqual(['dompurify', 'worker'])
  const desktop = policyOf({ analytics: undefined }, { web: false })
  expect([desktop('worker-src'), desktop('manifest-src')]).toEqual([["'none'"], ["'none'"]])
  expect(desktop('trusted-types')).toEqual(['dompurify'])
})

test.each([
  ['no provider', {}],
  ['Turnstile', turnstile],
  ['Firebase', firebase],
])(
  '[SEC-01, SEC-02] on the desktop, beside the bridge, only the site’s own script runs, with %s too',
  (_, change) => {
    const policy = policyOf(change, { web: false })
    expect(policy('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/=]+'$/)])
    expect(policy('trusted-types')).toEqual(['dompurify'])
    expect(policy('frame-src')).toEqual(palaro.hosts.chat)
    const loaded = [...policy('img-src'), ...policy('connect-src')].join(' ')
    expect(loaded).not.toMatch(/google-analytics|googletagmanager/)
  },
)

test.each([
  ['https://otel.example/v1/logs', {}, 'https://otel.example', 'https://otel.example'],
  ['https://otel.example:4318/v1/logs;x', {}, 'https://otel.example:4318', 'https://otel.example:4318'],
  ['/v1/logs', {}, undefined, undefined],
  // The desktop client's page has no server of its own.
  ['/v1/logs', { publicOrigin: 'https://site.example' }, undefined, 'https://site.example'],
])(
  '[OPS-05, SEC-01] a brand that reports to %s lets that in, and nothing else',
  (url, change, web, desktop) => {
    const sourcesOf = (monitoring: object, options: { web: boolean }) =>
      policyOf({ analytics: undefined, ...change, ...monitoring }, options)('connect-src')
    for (const [options, expected] of [
      [{ web: true }, web],
      [{ web: false }, desktop],
    ] as const) {
      const [without, reporting] = [sourcesOf({}, options), sourcesOf({ monitoring: { url } }, options)]
      expect(reporting.filter((source) => !without.includes(source))).toEqual(
        expected === undefined ? [] : [expected],
      )
    }
  },
)

test('[OPS-05] where reports go is part of a build only if it has anywhere to go', () => {
  const moduleOf = (change: object, web: boolean) =>
    monitoringModule(readBrand({ ...palaro, ...change }, 'brand.json'), { web })
  const nothing = 'export const monitoring = undefined'
  const path = { monitoring: { url: '/v1/logs', sample: 0.1 } }
  expect(moduleOf({}, true)).toBe(nothing)
  expect(moduleOf(path, false)).toBe(nothing)
  expect(moduleOf(path, true)).toContain('{"url":"/v1/logs","sample":0.1,"service":"palaro"}')
  expect(moduleOf({ ...path, publicOrigin: 'https://site.example' }, false)).toContain(
    '"url":"https://site.example/v1/logs"',
  )
})

test.each([
  ['monitoring.url', { url: 'http://otel.example/v1/logs' }],
  ['monitoring.url', { url: '//otel.example/v1/logs' }],
  ['monitoring.url', { url: 'javascript:alert(1)' }],
  ['monitoring.url', {}],
  ['monitoring.sample', { url: '/v1/logs', sample: 1.1 }],
  ['monitoring.sample', { url: '/v1/logs', sample: '0.1' }],
])('[OPS-05, BOOT-07] a wrong %s is refused by its name: %j', (field, monitoring) => {
  expect(() => readBrand({ ...palaro, monitoring }, 'brand.json')).toThrow(field)
})

test.each([
  ['dist/web', 'dist'],
  ['./out/../dist', 'dist'],
  ['release', 'release'],
])('[OPS-05] source maps in %s would be published, and are refused', (folder, within) => {
  expect(() => sourceMapsFolder(folder)).toThrow(`within ${within}/`)
  expect(sourceMapsFolder('../maps')).toBe(resolve('../maps'))
  expect(sourceMapsFolder('')).toBeUndefined()
})

test.each([
  ['botCheck.siteKey', { botCheck: { kind: 'turnstile' } }],
  ['botCheck.siteKey', { botCheck: { kind: 'turnstile', siteKey: '"; script-src *' } }],
  ['botCheck', { botCheck: { kind: 'hcaptcha' } }],
  ['phoneAuth.apiKey', { phoneAuth: { kind: 'firebase', apiKey: 'a&b=c' } }],
])('[BOOT-07] a wrong %s is refused by its name', (field, change) => {
  expect(() => readBrand({ ...palaro, ...change }, 'brand.json')).toThrow(field)
})

test('[BOOT-07] without a word about phone auth, the gateway sends the codes', () => {
  expect(readBrand(palaro, 'brand.json').phoneAuth).toEqual({ kind: 'gateway' })
})
