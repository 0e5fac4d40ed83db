import { expect, test } from 'vitest'
import { affiliateOf } from './affiliate.ts'
import type { RegistrationField } from './registration-fields.ts'

const field: RegistrationField = { name: 'affiliateCode', rule: { enabled: true, required: false } }

test.each([
  [' AFF1 ', [field], undefined, { code: 'AFF1', typed: true }],
  ['AFF1', [field], 'AFF2', { code: 'AFF1', typed: true }],
  ['  ', [field], 'AFF2', { code: 'AFF2', typed: false }],
  ['', [field], undefined, undefined],
  ['typed when it was shown', [], 'AFF2', { code: 'AFF2', typed: false }],
  ['typed when it was shown', [], undefined, undefined],
])(
  '[REG-06] with %j in the field %j, and %j from the visit, it is %j',
  (affiliateCode, fields, visit, is) => {
    expect(affiliateOf({ affiliateCode }, fields, visit)).toEqual(is)
  },
)
