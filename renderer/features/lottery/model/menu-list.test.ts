import { expect, test } from 'vitest'
import { menuListOf, pathToGame } from './menu-list.ts'

test.each([
  ['', 'all'],
  ['list=fav', 'fav'],
  ['list=recent&gameCode=a', 'recent'],
  ['list=<script>', 'all'],
])('[LOT-01] ?%s shows the list %s', (query, list) => {
  expect(menuListOf(new URLSearchParams(query))).toBe(list)
})

test.each([
  ['', '/lottery?gameCode=VN-1&vendor=TCG_LOTTO_VN'],
  ['list=fav&playType=last2', '/lottery?gameCode=VN-1&vendor=TCG_LOTTO_VN&list=fav'],
])('[RT-09] a game is reached from ?%s', (query, path) => {
  const game = { gameCode: 'VN-1', vassalage: 'TCG_LOTTO_VN' }
  expect(pathToGame(game, new URLSearchParams(query))).toBe(path)
})
