import { expect, test } from 'vitest'
import { answerTo, type Facts } from './answers.ts'

const facts: Facts = { balance: () => '₱12.00', lastDeposit: () => '₱500.00 by GCash, credited' }

test.each([
  ['Where is my deposit?', 'EN', /₱500\.00 by GCash/],
  ['nasaan ang GCASH ko', 'TY', /huling deposit mo: ₱500\.00/],
  ['how much money do I have', 'EN', /₱12\.00/],
  ['my password is Palaro123', 'EN', /Never share your password/],
  ['Set a limit', 'EN', /8248-9568/],
  ['Bonus turnover', 'EN', /Slots count in full/],
  ['salamat!', 'TY', /Walang anuman/],
  ['我的充值到哪了？', 'CN', /最近一次充值：₱500\.00/],
  ['Đặt hạn mức', 'VI', /8248-9568/],
  ['限度額を設定', 'JA', /8248-9568/],
  ['Atur batas', 'ID', /8248-9568/],
  ['賭け条件について', 'JA', /スロットは全額/],
  ['ยอดเงินของฉัน', 'TH', /₱12\.00/],
  ['terima kasih', 'ID', /Sama-sama/],
  ['<script>alert(1)</script>', 'EN', /check with a colleague/],
] as const)('[CHT-01] "%s" in %s is answered', (text, language, answer) => {
  expect(answerTo(text, facts, language)).toMatch(answer)
})

test('[CHT-01] without a deposit the answer says how to make one', () => {
  expect(answerTo('deposit', { ...facts, lastDeposit: () => undefined }, 'EN')).toMatch(/can’t see a deposit/)
})
