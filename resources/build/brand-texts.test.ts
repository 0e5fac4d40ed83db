import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isLanguageCode } from '#shared/i18n/languages.ts'
import { flatten, locales, namespaces } from '../scripts/texts.ts'
import { loadBrand } from './brand/brand-folder.ts'
import { brandTexts, checkBrandTexts, type TextsBrand } from './brand-texts.ts'

const codes = readdirSync(locales()).filter(isLanguageCode)

/** A brand that is far from the sandbox's, without texts of its own. */
const foreign: TextsBrand = {
  name: 'nowhere',
  country: 'CW',
  languages: { offered: codes, supported: ['EN'], default: 'EN' },
}

/** Words of the sandbox's city, market and operator, in the languages that the site has. */
const local = new RegExp(
  [
    'manila|maynila|马尼拉|マニラ|มะนิลา|마닐라|philippin|pilipin|菲律宾|フィリピン|ฟิลิปปินส์',
    String.raw`\bbay\b|海湾|湾|vịnh|อ่าว|teluk|vinta|palaro`,
    String.raw`₱|\bpesos?\b|centavo|sentimo|센타보|QR Ph|gcash|pagcor|PhilID|\bUMID\b|\bGSIS\b|\bPHT\b`,
    String.raw`sabong|サボン|사봉|파롤|tongits|pusoy|lucky 9|colou?r game|\bparol|พาโรล|パロル`,
    String.raw`0917|\+63|\bjuan|24/7|24時間年中無休|24 小时求助|around the clock|day and night`,
  ].join('|'),
  'i',
)

test.each(codes)('[OPS-04] the built-in texts in %s say nothing of one operator, city or market', (code) => {
  const found = namespaces.flatMap((namespace) =>
    flatten(brandTexts(foreign, code, namespace)).filter(
      ([, text]) => local.test(text) || /%\w+%/.test(text),
    ),
  )
  expect(found).toEqual([])
})

test.each([
  ['auth', 'login.greeting', 'Welcome back.'],
  ['register', 'greeting', 'Let’s get started.'],
  ['password', 'forgot.greeting', 'No problem.'],
  ['password', 'change.greeting', 'A fresh start.'],
])('[OPS-04] English greets in English: %s:%s', (namespace, key, greeting) => {
  expect(new Map(flatten(brandTexts(foreign, 'EN', namespace))).get(key)).toBe(greeting)
})

/** Code without its comments, which may name examples. */
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('[OPS-04] no code of site, client or contract names an operator, city or market', () => {
  const files = globSync(['{renderer,electron,preload,shared}/**/*.{ts,tsx}'], {
    exclude: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'renderer/ui/gallery/**',
      'renderer/ui/bay-scene/**',
      '**/*.gen.ts',
    ],
  })
  const words =
    /manila|philippin|₱|gcash|pagcor|philid|\bPHT\b|\bPHP\b|0917|\+63|juan|en-PH|tongits|pusoy|vinta/i
  const found = files.flatMap((file) => {
    const line = withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .find((one) => words.test(one))
    return line === undefined ? [] : [`${file}: ${line.trim()}`]
  })
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test('[OPS-04] the sandbox’s brand says what is its own, in every language', () => {
  const palaro = loadBrand('palaro')
  expect(flatten(brandTexts(palaro, 'EN', 'sections'))).toContainEqual([
    'hero.title',
    'The bay is open all night.',
  ])
  expect(flatten(brandTexts(palaro, 'JA', 'limits')).map(([, text]) => text)).toContainEqual(
    expect.stringContaining('マニラ時間'),
  )
})

test.each([
  ['PH', undefined, '0905 123 4567', '+63 905 123 4567'],
  ['PH', '0917 123 4567', '0917 123 4567', '+63 917 123 4567'],
  ['CW', undefined, '9 518 1234', '+599 9 518 1234'],
  ['DE', undefined, '01512 3456789', '+49 1512 3456789'],
])(
  '[OPS-04] examples of mobile numbers are of the country %s (own example: %s)',
  (country, own, home, abroad) => {
    const brand = { ...foreign, country, mobileExample: own }
    const texts = (namespace: string) => new Map(flatten(brandTexts(brand, 'EN', namespace)))
    expect(texts('auth').get('login.mobilePlaceholder')).toBe(home)
    expect(texts('codes').get('phoneAuth.invalidFormat')).toContain(`such as ${abroad}.`)
  },
)

test('[OPS-01] an example number that is none of the country stops the build', () => {
  expect(() => checkBrandTexts({ ...foreign, mobileExample: '0917 123 4567' })).toThrow(
    'mobileExample: "0917 123 4567" is no mobile number of CW',
  )
})

test.each([
  ['EN.json', '{"sections": {"hero": {"title": 1}}}', 'sections:hero.title: 1 is no text'],
  ['EN.json', '{"sections": ', "It isn't JSON"],
  ['HE.json', '{}', "HE isn't offered: add it to languages.offered"],
  ['english.json', '{}', 'must be called by a language’s code'],
  ['EN.txt', '{}', 'must be called by a language’s code'],
])('[OPS-01, OPS-04] a file of texts %s with %s stops the build with its name', (name, content, reason) => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  const folder = join(root, 'texts')
  mkdirSync(folder)
  writeFileSync(join(folder, name), content)
  expect(() => checkBrandTexts(foreign, folder)).toThrow(reason)
  expect(() => checkBrandTexts(foreign, folder)).toThrow(`resources/brand/nowhere/texts/${name}`)
})

test('[OPS-04] a brand without texts of its own has the built-in ones', () => {
  expect(() => checkBrandTexts(foreign, resolve('no-such-folder'))).not.toThrow()
})
