import { expect, test } from 'vitest'
import { answerTo, type Facts } from './answers.ts'

const facts: Facts = { balance: () => '₱12.00', lastDeposit: () => '₱500.00 by GCash, credited' }

test.each([
  ['Where is my deposit?', 'EN', /₱500\.00 by GCash/],
  ['nasaan ang GCASH ko', 'TY', /huling deposit mo: ₱500\.00/],
  ['how much money do I have', 'EN', /₱12\.00/],
  ['my password is Palaro123', 'EN', /never tell anybody/],
  ['Set a limit', 'EN', /8248-9568/],
  ['Bonus turnover', 'EN', /slots count in full/],
  ['salamat!', 'TY', /Walang anuman/],
  ['<script>alert(1)</script>', 'EN', /ask a colleague/],
] as const)('[CHT-01] "%s" in %s is answered', (text, language, answer) => {
  expect(answerTo(text, facts, language)).toMatch(answer)
})

test('[CHT-01] without a deposit the answer says how to make one', () => {
  expect(answerTo('deposit', { ...facts, lastDeposit: () => undefined }, 'EN')).toMatch(/no deposit of yours/)
})
