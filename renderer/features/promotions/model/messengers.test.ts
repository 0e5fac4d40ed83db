import { expect, test } from 'vitest'
import { messengerNames } from './messengers.ts'

test.each([
  [
    ['ZALO', 'WHATSAPP'],
    ['Zalo', 'WhatsApp'],
  ],
  [['Signal'], ['Signal']],
  [['', ' '], []],
  [[], []],
])('[PRO-01] the messengers %j are %j', (codes, names) => {
  expect(messengerNames(codes)).toEqual(names)
})
