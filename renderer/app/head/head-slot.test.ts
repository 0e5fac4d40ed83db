import { expect, test } from 'vitest'
import titles from '#shared/i18n/locales/EN/titles.json' with { type: 'json' }
import { routes } from '../routing/routes.ts'
import { headContent } from './head-slot.ts'

test.each([
  ['/', '', 'home', '/'],
  ['/index.html', '?utm=x', 'home', '/'],
  ['/RNG/', '?vassalage=PP&search=gold', 'slots', '/rng'],
  ['/jili', '', 'jili', '/jili'],
  ['/pp', '', 'vendor', '/pp'],
  ['/games', '', 'games', '/games'],
  ['/games', '?games=jili&type=vassalage&vassalage=JL', 'jili', '/jili'],
  ['/games', '?games=RNG', 'slots', '/rng'],
  ['/games', '?games=table', 'table', '/live?type=table'],
  ['/games', '?games=deposit', 'games', '/games'],
  ['/games', '?games=%2F%2Fevil.example', 'games', '/games'],
  ['/games', '?games=nonsense&type=hot', 'games', '/games'],
  ['/live', '?type=table&vassalage=AL', 'table', '/live?type=table'],
  ['/live', '?type=hot', 'live', '/live'],
  ['/download', '?app=IOS', 'download', '/down'],
  ['/helpmc', '', 'help', '/help'],
  ['/promoDetail', '?id=first%20one&tab=2', 'promotion', '/promoDetail?id=first+one'],
  ['/promoDetail', '?id=', 'promotion', '/promoDetail'],
  ['/pointMall', '?id=5', 'points', '/pointMall'],
  ['/register.html', '?referralCode=BAY', 'register', '/register'],
  ['/seamless', '?vendor=JL&gameCode=1', 'game', '/game'],
] as const)('[RT-20] %s%s is %s at %s', (pathname, search, key, canonical) => {
  expect(headContent(pathname, search)).toMatchObject({ key, canonical })
})

test.each([
  ['/', true],
  ['/rng', true],
  ['/help', true],
  ['/deposit', false],
  ['/game', false],
  ['/login', false],
  ['/nowhere', false],
])('[RT-20] search engines may list %s: %s', (pathname, listed) => {
  expect(headContent(pathname, '').listed).toBe(listed)
})

test('[RT-20] the title of a vendor’s lobby has the vendor’s name', () => {
  const vendors = ['/jili', '/pp', '/pg', '/ybg', '/fc', '/rng'].map((path) => headContent(path, '').vendor)
  expect(vendors).toEqual(['JL', 'PP', 'PG', 'YBG', 'FC', undefined])
})

test('[RT-20] every screen has its texts, and no two have the same', () => {
  const keys = Object.values(routes).flatMap(({ paths }) => paths.map((path) => headContent(path, '').key))
  for (const texts of [titles.title, titles.description]) {
    expect([...new Set([...keys, 'table', 'notFound'])].toSorted()).toEqual(Object.keys(texts).toSorted())
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length)
  }
})
