import { expect, test } from 'vitest'
import { lineOf, longestWordOf, worstTexts } from './worst-texts.ts'

const own = { menu: { open: 'Mở' }, games_other: '{{count}} trò chơi', rules: 'Xem <a>luật</a>' }
const others = [
  {
    menu: { open: 'Open the menu' },
    games_one: 'One single game',
    games_other: '{{count}} games',
    rules: 'See <a>rules</a>',
  },
  {
    menu: { open: 'Buksan' },
    games_one: '{{count}} laro',
    games_other: '{{count}} na mga laro',
    rules: 'Mga tuntunin',
  },
  { menu: { open: '開く' }, games_other: '{{count}} ゲーム', rules: '<a>ルール</a>を見る' },
]

test('[I18N-05] of each text the longest of all languages counts, with the same parameters and in its place', () => {
  expect(worstTexts(own, others, lineOf)).toEqual({
    menu: { open: 'Open the menu' },
    games_other: '{{count}} na mga laro',
    rules: '<a>ルール</a>を見る',
  })
})

test('[I18N-05] where lines break only between words, the text with the longest word counts', () => {
  expect(worstTexts(own, others, longestWordOf)).toMatchObject({ menu: { open: 'Buksan' } })
})

test.each([
  ['iii', 'mm'],
  ['Deposit', 'ฝากเงินเข้าบัญชี'],
  ['ที่นี่', 'หน้าหลัก'],
  ['Deposit', '入金する方法'],
  ['a', 'Ấ'],
])('[I18N-05] "%s" is narrower than "%s"', (narrow, wide) => {
  expect(lineOf(narrow)).toBeLessThan(lineOf(wide))
})

test.each([
  ['一つの長いテキスト', 'word'],
  ['two words', 'onelongword'],
  ['e-wallet', 'wallets'],
  ['ประวัติการเดิมพัน', 'announcement'],
  ['<b>bold</b>', 'bolder'],
])('[I18N-05] "%s" breaks into parts shorter than "%s"', (text, word) => {
  expect(longestWordOf(text)).toBeLessThan(longestWordOf(word))
})
