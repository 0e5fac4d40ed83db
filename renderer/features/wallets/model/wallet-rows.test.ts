import { expect, test } from 'vitest'
import { parseAmount } from '#shared/domain/money.ts'
import { listWallets } from './wallet-rows.ts'

const balance = parseAmount('0') ?? expect.fail()
const wallets = ['Habagat Play', 'Perlas 88', 'パール'].map((displayName, index) => ({
  vassalage: `V${index}`,
  displayName,
  balance,
  isHot: false,
}))

test.each([
  ['habagat', ['V0']],
  ['ＨＡＢＡ', ['V0']],
  ['perlas\u200b ８８', ['V1']],
  ['ﾊﾟｰﾙ', ['V2']],
  ['x', []],
])('[NET-08] of the wallets, %j finds %j', (typed, found) => {
  expect(listWallets(wallets, typed, false).map(({ vassalage }) => vassalage)).toEqual(found)
})
