import { expect, test } from 'vitest'
import { phoneSpellings } from '#lib/testing/phone-spellings.ts'
import { readAccountNumber } from './account-number.ts'

test.each(phoneSpellings)('[NET-08, MBR-03] a wallet is found by its number spelled %j', async (typed) => {
  expect(await readAccountNumber(typed, { form: 'mobile' }, 'PH')).toEqual({ number: '09171234567' })
})

test.each(['0817 123', '(02) 8123 4567', '+84 912 345 678', 'juan'])(
  '[MBR-03] %s is no number of a wallet',
  async (typed) => {
    expect(await readAccountNumber(typed, { form: 'mobile' }, 'PH')).toEqual({ fault: { kind: 'mobile' } })
  },
)

test('[NET-08, MBR-03] a bank account is its digits', async () => {
  const rule = { form: 'digits', min: 10, max: 12 } as const
  expect(await readAccountNumber('0034\u20115521\u200b09', rule, 'PH')).toEqual({ number: '0034552109' })
})
