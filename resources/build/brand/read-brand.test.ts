import { expect, test } from 'vitest'
import palaro from '../../brand/palaro/brand.json' with { type: 'json' }
import tanglaw from '../../brand/tanglaw/brand.json' with { type: 'json' }
import { BrandError, readBrand, readBrandText } from './read-brand.ts'
import { wrongValues } from './wrong-values.ts'

/** The refusals of a call that reads a brand. */
function refusalsOf(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof BrandError) return error.refusals
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

test.each(wrongValues)('[BOOT-07, OPS-01] %s is refused as it is in %j: %s', (field, change, reason) => {
  const refusals = refusalsOf(() => readBrand({ ...palaro, ...change }, 'brand.json'))
  expect(refusals.find((refusal) => refusal.startsWith(`${field}: `))).toContain(reason)
})

test('[OPS-01] the table of wrong values has the expected number of rows', () => {
  expect(wrongValues.length).toBeGreaterThanOrEqual(117)
})

test('[OPS-01] a refusal names file, line, field, the value seen, why, and an example', () => {
  const text = JSON.stringify({ ...palaro, minimumAge: 16 }, null, 2)
  const line = text.split('\n').findIndex((one) => one.includes('"minimumAge"')) + 1
  expect(() => readBrandText(text, 'resources/brand/acme/brand.json')).toThrow(
    `The brand file resources/brand/acme/brand.json can't be used:\n  line ${line}, minimumAge: 16 must be at least 18. Example: 21`,
  )
})

test('[OPS-01] all wrong values are named at once', () => {
  const refusals = refusalsOf(() =>
    readBrand({ ...palaro, minimumAge: 1, country: 'XX', nope: 1 }, 'brand.json'),
  )
  expect(refusals.map((refusal) => refusal.split(':')[0])).toEqual(['country', 'minimumAge', 'nope'])
})

test.each([
  ['', 'The file is empty.'],
  ['{"name": "acme",}', 'Line 1, column 17: Expected double-quoted property name.'],
  ['{\n  "name": "acme"\n  "title": "Acme"\n}', 'Line 3, column 3'],
  ['{\n  // a comment\n}', 'Line 2, column 3'],
  ['nonsense', 'Line 1, column 1'],
  ['{"name": "ac\nme"}', 'Bad control character'],
])('[OPS-01] what isn’t JSON is refused with its place: %j', (text, says) => {
  expect(refusalsOf(() => readBrandText(text, 'brand.json')).join('\n')).toContain(says)
})

test('[OPS-01] a key that is there twice is refused with both places, at any depth', () => {
  const text = JSON.stringify(palaro, null, 2)
    .replace('"merchant":', '"merchant": "other",\n  "merchant":')
    .replace('"cockfight":', '"cockfight": true,\n    "cockfight":')
  expect(refusalsOf(() => readBrandText(text, 'brand.json'))).toEqual([
    expect.stringMatching(/^line \d+, merchant: is there twice, first in line \d+\./),
    expect.stringMatching(/^line \d+, features\.cockfight: is there twice, first in line \d+\./),
  ])
})

test.each([['not a brand'], [null], [[]], [7]])(
  '[OPS-01] a file that holds %j is refused as a whole',
  (content) => {
    expect(refusalsOf(() => readBrand(content, 'brand.json'))).toEqual([
      expect.stringContaining('(the whole file): '),
    ])
  },
)

test('[OPS-01] a byte order mark, as some editors write it, does no harm', () => {
  expect(readBrandText(`\uFEFF${JSON.stringify(palaro)}`, 'brand.json').name).toBe('palaro')
})
