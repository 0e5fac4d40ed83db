import { expect, test } from 'vitest'
import palaro from '../../resources/brand/palaro/brand.json' with { type: 'json' }
import tanglaw from '../../resources/brand/tanglaw/brand.json' with { type: 'json' }
import { BrandError, readBrand } from './brand.ts'

const faultOf = (content: unknown): string => {
  try {
    readBrand(content, 'brand.json')
    return ''
  } catch (error) {
    if (error instanceof BrandError) return error.message
    throw error
  }
}

test.each([palaro, tanglaw])(
  '[BOOT-07] the brand $name stands, and carries what the specification names',
  (content) => {
    const brand = readBrand(content, 'brand.json')
    expect(brand).toMatchObject({
      platform: 'web',
      lotteryType: 'SEA',
      device: 'WEB',
      prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
      announcements: { types: ['B', 'PL', 'PU', 'PR', 'H'], execution: 'B' },
      esportsProviders: ['AV', 'AI', 'IMES', 'TF', 'IA'],
      languages: { default: 'EN', supported: ['EN', 'TY'] },
    })
  },
)

test('[BOOT-07] the Philippine sample keeps to the rules of its market', () => {
  const brand = readBrand(tanglaw, 'brand.json')
  expect(brand).toMatchObject({
    minimumAge: 21,
    features: { cockfight: false },
    country: 'PH',
    helpline: { phone: '(02) 8248-9568' },
    responsibleMessage: 'Gambling can be addictive. Know when to stop.',
  })
  const addresses = [brand.gatewayUrl, brand.publicOrigin, ...Object.values(brand.hosts).flat()]
  for (const address of addresses) expect(address).toMatch(/^https:\/\/[\w.*-]+$/)
})

test.each([
  ['minimumAge', { minimumAge: 16 }],
  ['timeZone', { timeZone: 'Manila' }],
  ['platform', { platform: 'app' }],
  ['device', { device: 'H5' }],
  ['chatHeaderColor', { chatHeaderColor: 'blue' }],
  ['prizeModes.0', { prizeModes: ['Lotto'] }],
  ['announcements.execution', { announcements: { types: ['B'], execution: 'C' } }],
  ['logo.mark', { logo: { mark: '../palaro/mark.svg', wordmark: 'x' } }],
  ['logo.social', { logo: { ...palaro.logo, social: 'social.svg' } }],
  ['publicOrigin', { publicOrigin: 'ftp://palaro.example' }],
  ['features.cockfight', { features: { cockfight: 'yes' } }],
  ['analytics.script', { analytics: { script: 'http://tags.example', collect: [] } }],
  ['analytics.script', { analytics: { script: 'https://*.tags.example', collect: [] } }],
  ['hosts.domains.0', { hosts: { ...palaro.hosts, domains: ['*'] } }],
  ['gatewayUrl', { gatewayUrl: 'http://operator.example' }],
  ['updates', { updates: 'http://updates.example/client' }],
  ['gatewayUrl', { gatewayUrl: 'javascript:alert(1)' }],
  ['languages.offered.0', { languages: { ...palaro.languages, offered: ['XX'] } }],
  ['lotteryType', { lotteryType: 'SAE' }],
  ['languages.supported', { languages: { offered: ['EN'], supported: ['EN', 'TH'], default: 'EN' } }],
  ['languages.default', { languages: { offered: ['EN'], supported: ['EN'], default: 'TH' } }],
  [
    'theme.light.--primary',
    { theme: { ...palaro.theme, light: { '--primary': 'red;} body{display:none' } } },
  ],
  ['hosts.images.0', { hosts: { ...palaro.hosts, images: ["'unsafe-inline'"] } }],
  ['encryptionKeys', { encryptionKeys: [] }],
  ['currency', { currency: 'peso' }],
])('[BOOT-07] a wrong %s is refused by its name', (field, change) => {
  expect(faultOf({ ...palaro, ...change })).toContain(field)
})

test('[BOOT-07] a missing field and a file that is no object are refused by name', () => {
  const { merchant: _, ...rest } = palaro
  expect(faultOf(rest)).toContain('merchant')
  expect(faultOf('not a brand')).toContain('(the whole file)')
})
