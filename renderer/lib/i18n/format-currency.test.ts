import { describe, expect, test, vi } from 'vitest'
import { type LanguageCode, languages } from '#shared/i18n/languages.ts'
import { formatCurrency, prepareFormats } from './format-currency.ts'

const peso = { currency: 'PHP', locale: 'en-PH' }

test.each([
  ['1234.5', '₱1,234.50'],
  ['0', '₱0.00'],
  ['-85.00', '−₱85.00'],
  ['-0.00', '₱0.00'],
  ['-0.001', '₱0.00'],
  // More than a float's 15 digits: converted to a number, this would end in .69.
  ['900719925474099267.33', '₱900,719,925,474,099,267.33'],
  ['123456789012345678901234567890.12', '₱123,456,789,012,345,678,901,234,567,890.12'],
  ['0.100000000000000000000000000001', '₱0.10'],
  // Truncated, not rounded: a player must not see a centavo that isn't there.
  ['10.999', '₱10.99'],
  ['-10.999', '−₱10.99'],
])('[FMT-01] %s is written %s, exactly', (amount, written) => {
  expect(formatCurrency(amount, peso)).toBe(written)
})

test.each([
  ['USDT', '1,234.50\u00A0USDT'],
  ['', '1,234.50'],
  ['₿', '1,234.50\u00A0₿'],
])(
  '[FMT-01] in a currency that Intl has no code for, %s, an amount keeps its figure',
  (currency, written) => {
    expect(formatCurrency('1234.5', { currency, locale: 'en-PH' })).toBe(written)
  },
)

test.each([
  ['whole', '5000.00', '₱5,000'],
  ['short', '1243880', '₱1.24M'],
  ['short', '1249999', '₱1.24M'],
  ['short', '884120', '₱884K'],
  ['short', '100000', '₱100K'],
  ['short', '99999.99', '₱99,999'],
  ['short', '98412.50', '₱98,412'],
] as const)('[FMT-01] the %s form of %s is %s', (form, amount, written) => {
  expect(formatCurrency(amount, { ...peso, form })).toBe(written)
})

/** By language: −1,234,567.5 in full, and 1,243,880 in short. With plain spaces instead of non-breaking ones. */
const written: Partial<Record<LanguageCode, [full: string, short: string]>> = {
  EN: ['−₱1,234,567.50', '₱1.24M'],
  TY: ['−₱1,234,567.50', '₱1.24M'],
  CN: ['−₱1,234,567.50', '₱124万'],
  VI: ['−1.234.567,50 ₱', '1,24 Tr ₱'],
  TH: ['−₱1,234,567.50', '₱1.24M'],
  ID: ['−₱1.234.567,50', '₱1,24 jt'],
  JA: ['−₱1,234,567.50', '₱124万'],
  KO: ['−₱1,234,567.50', '₱124만'],
}

describe.each(Object.entries(written))('[FMT-01] in %s', (code, [full, short]) => {
  const locale = languages[code as LanguageCode].tag
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  test(`an amount is ${full}, in short ${short}`, () => {
    expect(plain(formatCurrency('-1234567.5', { currency: 'PHP', locale }))).toBe(full)
    expect(plain(formatCurrency('1243880', { currency: 'PHP', locale, form: 'short' }))).toBe(short)
  })

  test('an amount of thirty digits is shown exactly', () => {
    const digits = '123456789012345678901234567890.12'
    const shown = formatCurrency(digits, { currency: 'PHP', locale })
    expect(shown.replaceAll(/\D/g, '')).toBe(digits.replace('.', ''))
  })
})

test.each([
  ['vi', 'VND', '1234.50', '1.234,50 ₫'],
  ['ja', 'JPY', '1234.50', '￥1,234.50'],
  ['zh-Hans', 'JPY', '1234', '¥1,234.00'],
  ['id', 'IDR', '1234.50', 'Rp 1.234,50'],
  ['th', 'THB', '1234.50', '฿1,234.50'],
  // This currency has three decimals. Money always has two here.
  ['en-PH', 'KWD', '1.5', 'KWD 1.50'],
])('[FMT-01] %s writes %s its own way, with two decimals', (locale, currency, amount, shown) => {
  expect(formatCurrency(amount, { locale, currency }).replace('\u00a0', ' ')).toBe(shown)
})

test.each(['', 'abc', '1e9', '1,000', 'NaN', '--1', '1.', '.5', ' 1'])(
  '[FMT-01] %j is refused, not shown as another amount',
  (text) => {
    expect(() => formatCurrency(text, peso)).toThrow(RangeError)
  },
)

test('[PERF-01] once the formats are prepared, amounts of any size and form make none', async () => {
  const rand = { currency: 'ZAR', locale: 'en-ZA' }
  prepareFormats(rand.locale, rand.currency)
  // After the tasks that it has asked for.
  await new Promise((resolve) => setTimeout(resolve))
  const made = vi.spyOn(Intl, 'NumberFormat')
  for (const form of ['full', 'whole', 'short', 'compact'] as const)
    for (const amount of ['0.50', '98412.00', '1240000.00']) formatCurrency(amount, { ...rand, form })
  expect(made).not.toHaveBeenCalled()
})
