import { expect, test } from 'vitest'
import { checkDate } from './check-date.ts'

const limits = { min: '1900-01-01', max: '2005-11-23' }

test.each([
  ['2005-11-23', undefined],
  ['2005-11-24', 'after'],
  ['1899-12-31', 'before'],
  ['2004-02-29', undefined],
  ['2005-02-29', 'format'],
  ['23/11/2005', 'format'],
  ['12005-11-23', 'format'],
  ['', 'required'],
])('a typed date %j has the fault %s', (day, fault) => {
  expect(checkDate(day, limits)).toBe(fault)
})
