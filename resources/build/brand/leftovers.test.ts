import { expect, test, vi } from 'vitest'
import type { Brand } from '#shared/brand/brand.ts'
import { loadBrand } from './brand-folder.ts'
import { leftoversOf } from './leftovers.ts'
import { requireReady } from './release-gate.ts'

const palaro = loadBrand('palaro')

/** A brand in which nothing is a placeholder. It has no folder, so there are no files to look at. */
const ready: Brand = {
  ...palaro,
  name: 'acme',
  sample: undefined,
  title: 'Acme Play',
  appId: 'com.acme-play.client',
  scheme: 'acmeplay',
  merchant: 'acme',
  gatewayUrl: 'https://gateway.acme-play.com',
  publicOrigin: 'https://www.acme-play.com',
  encryptionKeys: [{ kty: 'RSA', kid: 'acme-2027', n: `z${'k'.repeat(341)}`, e: 'AQAB' }],
  botCheck: { kind: 'turnstile', siteKey: '0x4AAAAAAAB1cD2eF3gH4iJ5' },
  hosts: { images: ['https://*.cdn.acme-play.com'], games: [], captcha: [], chat: [], domains: [] },
  logo: { ...palaro.logo, wordmark: 'acme' },
  claims: {},
  licence: { number: '21-0042', authority: 'PAGCOR', notice: 'Acme Play is licensed by PAGCOR.' },
  contact: { email: 'help@acme-play.com' },
}

const [sandboxKey] = palaro.encryptionKeys

test('[OPS-01] a brand without placeholders has no leftovers', () => {
  expect(leftoversOf(ready)).toEqual([])
  // Such a word is a placeholder only where it stands for the operator.
  expect(leftoversOf({ ...ready, title: 'Sandbox Club' })).toEqual([])
})

test.each<[string, Partial<Brand>]>([
  ['gatewayUrl: "https://gateway.acme.example"', { gatewayUrl: 'https://gateway.acme.example' }],
  ['gatewayUrl: "http://127.0.0.1:4310"', { gatewayUrl: 'http://127.0.0.1:4310' }],
  ['publicOrigin: "https://www.example.com"', { publicOrigin: 'https://www.example.com' }],
  ['checkPage: "https://acme.test/check"', { checkPage: 'https://acme.test/check' }],
  ['crashReports: "https://crash.invalid/a?b"', { crashReports: 'https://crash.invalid/a?b' }],
  [
    'hosts.images.0: "https://*.cdn.tanglaw.example"',
    { hosts: { ...ready.hosts, images: ['https://*.cdn.tanglaw.example'] } },
  ],
  ['hosts.games.0: "http://localhost:*"', { hosts: { ...ready.hosts, games: ['http://localhost:*'] } }],
  ['contact.email: "help@palaro.example"', { contact: { email: 'help@palaro.example' } }],
  ['appId: "example.acme.client"', { appId: 'example.acme.client' }],
  ['licence.number: "SAMPLE-21-0000"', { licence: { ...ready.licence, number: 'SAMPLE-21-0000' } }],
  ['licence.number: "00‑0000"', { licence: { ...ready.licence, number: '00‑0000' } }],
  ['licence.authority: "Sample Licensing Authority"', { licence: palaro.licence }],
  ['licence.notice: "Sandbox brand, for demonstration."', { licence: palaro.licence }],
  ['encryptionKeys.0: "acme"', { encryptionKeys: sandboxKey ? [{ ...sandboxKey, kid: 'acme' }] : [] }],
  [
    'encryptionKeys.0: "my-sample-key"',
    { encryptionKeys: ready.encryptionKeys.map((key) => ({ ...key, kid: 'my-sample-key' })) },
  ],
  ['botCheck: "sandbox"', { botCheck: { kind: 'sandbox' } }],
  [
    'botCheck.siteKey: "1x00000000000000000000AA"',
    { botCheck: { kind: 'turnstile', siteKey: '1x00000000000000000000AA' } },
  ],
  [
    'botCheck.siteKey: "0x4AAAAAAASampleOnly00000"',
    { botCheck: { kind: 'turnstile', siteKey: '0x4AAAAAAASampleOnly00000' } },
  ],
  ['claims.jackpotEstimates', { claims: { jackpotEstimates: true } }],
  ['phoneAuth: "sandbox"', { phoneAuth: { kind: 'sandbox' } }],
  ['title: "Tanglaw" is that of the sample tanglaw', { title: 'Tanglaw' }],
  ['merchant: "palaro" is that of the sample palaro', { merchant: 'palaro' }],
  ['scheme: "tanglaw" is that of the sample', { scheme: 'tanglaw' }],
  ['logo.wordmark: "tanglaw" is that of the sample', { logo: { ...ready.logo, wordmark: 'tanglaw' } }],
  [
    'theme.light: --on-primary on --primary has a contrast of 1.00:1',
    { theme: { ...ready.theme, light: { '--primary': '#777777', '--on-primary': '#777777' } } },
  ],
])('[OPS-01] a leftover is named: %s', (named, change) => {
  expect(leftoversOf({ ...ready, ...change }).join('\n')).toContain(named)
})

test.each(['palaro', 'tanglaw'])('[OPS-01] the texts of %s can be read in both themes', (name) => {
  expect(leftoversOf(loadBrand(name)).filter((leftover) => leftover.startsWith('theme'))).toEqual([])
})

test('[OPS-01] a release stops on leftovers, a demonstration says them, a sample may have them', () => {
  const unready = { ...ready, gatewayUrl: 'https://gateway.acme.example' }
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(() => requireReady(ready, {})).not.toThrow()
  expect(() => requireReady(palaro, {})).not.toThrow()
  expect(() => requireReady(unready, {})).toThrow(/gatewayUrl: .*placeholder[\s\S]*PALARO_DEMO=1/)
  expect(() => requireReady(unready, { PALARO_DEMO: 'no' })).toThrow(/not ready to be published/)
  expect(warn).not.toHaveBeenCalled()
  requireReady(unready, { PALARO_DEMO: '1' })
  // One build has several parts, which say it once.
  requireReady(unready, { PALARO_DEMO: '1' })
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^PALARO_DEMO=1: acme .*\n {2}gatewayUrl: /))
})
