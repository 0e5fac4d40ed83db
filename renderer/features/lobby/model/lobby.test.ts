import { expect, test } from 'vitest'
import { lobbyOf } from './lobby.ts'

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://site.example')
  return lobbyOf(pathname, searchParams)
}

test.each([
  ['/rng', 'RNG', ['RNG']],
  ['/RNG//', 'RNG', ['RNG']],
  ['/fish', 'FISH', ['FISH']],
  ['/pvp', 'PVP', ['PVP']],
  ['/live', 'LIVE', ['LIVE']],
  ['/esports', 'ESPORTS', ['ESPORTS']],
  ['/lott', 'LOTT', ['LOTT', 'ELOTT']],
  ['/elott', 'ELOTT', ['ELOTT']],
])('[RT-06, RT-08] %s is the lobby of %s', (address, category, gameTypes) => {
  expect(at(address)).toEqual({ category, gameTypes })
})

test.each([
  ['/jili', 'JL', ['RNG']],
  ['/pp', 'PP', []],
  ['/fc', 'FC', []],
  ['/ybg', 'YBG', []],
  ['/pg', 'PG', []],
])('[RT-06, RT-22] %s is the lobby of the vendor %s', (address, vendor, gameTypes) => {
  expect(at(address)).toEqual({ category: undefined, vendor, gameTypes })
})

test.each([
  ['/bingo', { category: 'BINGO', gameTypes: ['PVP'], vendor: 'FC' }],
  ['/sports', { category: 'SPORTS', gameTypes: ['SPORTS'], except: 'DS88' }],
  ['/cockfight', { category: 'COCKFIGHT', gameTypes: ['SPORTS'], vendor: 'DS88' }],
  ['/live?type=table', { category: 'TABLE', gameTypes: ['LIVE'], part: 'TABLE' }],
])('[RT-07, RT-08, NAV-03] %s holds its own part of a type', (address, lobby) => {
  expect(at(address)).toEqual(lobby)
})

test.each([
  ['/games', undefined, undefined],
  ['/games?games=jili&type=vassalage&vassalage=JL', undefined, 'JL'],
  ['/games?games=RNG', 'RNG', undefined],
  ['/games?games=live&type=table', 'TABLE', undefined],
  ['/games?games=constructor', undefined, undefined],
])('[RT-15] %s is what its query names', (address, category, vendor) => {
  const lobby = at(address)
  expect([lobby.category, lobby.vendor]).toEqual([category, vendor])
})
