import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contract } from '#shared/contract/endpoints/index.ts'
import { secretsInAddress, secretsInBundle, secretsInSource } from './secrets.ts'

const root = resolve(import.meta.dirname, '../..')
const readable = new Set(
  '.ts .tsx .js .mjs .cjs .json .md .html .css .svg .txt .yml .yaml .conf .plist .sh .webmanifest'.split(' '),
)
const isText = (file: string) => readable.has(extname(file)) || !file.includes('.') || file.endsWith('.npmrc')

/**
 * The one private key that isn't secret (resources/decisions/002), and this file, which contains samples of secrets.
 */
const allowed = new Set([
  'tests/sandbox/operator/security/sandbox-payload-key.json',
  'tests/support/secrets.test.ts',
])

/** Returns all files of the repository, including uncommitted ones. */
const repository = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))

const findings = (files: readonly string[]): string[] =>
  files
    .filter(isText)
    .flatMap((file) =>
      secretsInSource(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`),
    )

describe('[SEC-04]', () => {
  test('no secret is in the repository', () => {
    const files = repository().filter((file) => !allowed.has(file))
    expect(files.length).toBeGreaterThan(1_000)
    expect(findings(files)).toEqual([])
  })

  test('no call of the contract carries a secret in its address', () => {
    const endpoints = Object.values(contract).flatMap((domain) => Object.values(domain))
    expect(endpoints.length).toBeGreaterThan(20)
    const names = endpoints.flatMap((endpoint) => [
      ...endpoint.path.matchAll(/:(\w+)/g).map(([, name = '']) => name),
      ...('query' in endpoint && endpoint.query
        ? Object.keys(Object(Reflect.get(endpoint.query, 'shape')))
        : []),
    ])
    const address = new URL('https://gateway.example/')
    for (const name of names) address.searchParams.append(name, 'x')
    expect(secretsInAddress(address.href)).toEqual([])
  })

  test.each([
    ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${'a'.repeat(40)}`],
    ['a private key', `-----BEGIN PRIVATE KEY-----\\n${'a'.repeat(40)}`],
    ['a private key (JWK)', `{"kty":"RSA","n":"x","d":"${'a'.repeat(40)}"}`],
    ['an AWS key', `AKIA${'A'.repeat(16)}`],
    ['a Google key', `AIza${'a'.repeat(35)}`],
    ['a GitHub token', `ghp_${'a'.repeat(36)}`],
    ['an npm token', '//registry.example/:_authToken=abc'],
    ['a Slack token', `xoxb-${'1'.repeat(12)}`],
    ['a payment key', `sk_live_${'a'.repeat(24)}`],
    ['a JSON Web Token', `eyJ${'a'.repeat(20)}.eyJ${'a'.repeat(20)}.${'a'.repeat(30)}`],
    ['a name and password in an address', 'https://bob:hunter2@registry.company.com/'],
    ['a path of a machine', 'at /home/build/project/x.ts'],
    ['a path of a machine', 'C:\\Users\\Bob\\project'.replace('Bob', 'bob')],
  ])('%s would be found', (name, text) => {
    expect(secretsInSource(text)).toContain(name)
  })

  test.each([
    ['a path of a build machine', '"/root/project/src/x.ts"'],
    ['a source map', '//# sourceMappingURL=x.js.map'],
    ['a password', 'const password="Mabuhay8x"'],
  ])('%s would be found in a bundle', (name, text) => {
    expect(secretsInBundle(text)).toContain(name)
  })

  test.each([
    ['https://site.example/?token=abc', ['token']],
    ['https://site.example/#access_token=abc', ['access_token']],
    ['https://bob:pw@site.example/', ['password']],
    ['https://site.example/x/T0k%65n', ['T0ken']],
    ['https://site.example/?token=', []],
    ['https://site.example/?q=token', []],
  ])('%s carries %j', (address, secrets) => {
    expect(secretsInAddress(address, ['T0ken'])).toEqual(secrets)
  })
})
