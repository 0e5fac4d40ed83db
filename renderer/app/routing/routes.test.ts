import { expect, test } from 'vitest'
import { categoryPath } from '#shared/domain/game-types.ts'
import { routeOf } from './route-list.ts'
import { routes } from './routes.ts'

const allPaths = Object.values(routes).flatMap(({ paths }): readonly string[] => paths)

test('no two routes match the same address', () => {
  expect(new Set(allPaths.map((path) => path.toLowerCase())).size).toBe(allPaths.length)
})

test.each([
  ['RT-01', '/home', 'home'],
  ['RT-02', '/register.html', 'home'],
  ['RT-06', '/games', 'lobby'],
  ['RT-06', '/rng', 'lobby'],
  ['RT-06', '/jili', 'lobby'],
  ['RT-07', '/bingo', 'lobby'],
  ['RT-08', '/sports', 'sports'],
  ['RT-08', '/esports', 'sports'],
  ['RT-08', '/cockfight', 'sports'],
  ['RT-08', '/lott', 'sports'],
  ['RT-08', '/elott', 'sports'],
  ['RT-09', '/lottery', 'lottery'],
  ['RT-10', '/promotions', 'promotions'],
  ['RT-03', '/noticePage', 'notices'],
  ['RT-04', '/pointMall', 'points'],
  ['RT-04', '/pointmall', 'points'],
  ['RT-05', '/deposit-rank', 'depositRank'],
  ['RT-05', '/bet-rank', 'betRank'],
  ['RT-10', '/promoDetail', 'promotion'],
  ['RT-14', '/fbsports', 'game'],
  ['RT-11', '/seamless', 'game'],
  ['RT-11', '/game', 'game'],
  ['RT-12', '/help', 'help'],
  ['RT-12', '/helpmc', 'help'],
  ['RT-13', '/down', 'download'],
  ['RT-13', '/download', 'download'],
  ['RT-13', '/join', 'join'],
  ['RT-13', '/login', 'login'],
  ['RT-22', '/ybg', 'lobby'],
  ['RT-22', '/pg', 'lobby'],
  // Variants that a browser may produce.
  ['RT-21', '/RNG', 'lobby'],
  ['RT-21', '/rng/', 'lobby'],
  ['RT-21', '/nowhere', 'notFound'],
  ['RT-21', '/rng/more', 'notFound'],
  ['RT-21', '//rng', 'notFound'],
  ['RT-21', '/%00', 'notFound'],
  ['RT-21', '/constructor', 'notFound'],
  ['RT-21', '/__proto__', 'notFound'],
  // Variants that a link on another site may contain.
  ['RT-06', '/%72ng', 'lobby'],
])('[%s] %s is the page %s', (_, path, page) => {
  expect(routeOf(path).page).toBe(page)
})

test.each([
  ['RT-11', '/seamless', 'window'],
  ['RT-11', '/game', 'window'],
  ['RT-12', '/helpmc', 'plain'],
  ['RT-12', '/help', undefined],
])('[%s] the page at %s is framed by: %s', (_, path, frame) => {
  expect(routeOf(path).frame).toBe(frame)
})

test.each([
  ['/', 'w_home'],
  ['/index', 'w_home'],
  ['/pp', 'w_rng'],
  ['/live', 'w_live'],
  ['/live/', 'w_live'],
  ['/LIVE', 'w_live'],
  ['/fish', 'w_fish'],
  ['/pvp', 'w_pvp'],
  ['/sports', 'w_sports'],
  ['/esports', 'w_esports'],
  ['/elott', 'w_lott'],
  ['/down', 'w_down'],
  ['/promotions', 'w_promotion'],
  ['/help', 'w_help'],
  ['/deposit-rank', 'w_deposit20'],
  ['/bet-rank', 'w_bet20'],
  ['/pointMall', 'w_shop'],
  ['/ybg', 'w_ybg'],
  ['/pg', 'w_pg'],
  ['/login', 'w_login'],
  // These have the jackpots and the winner board instead (LAY-05).
  ['/rng', undefined],
  ['/game', undefined],
  ['/nowhere', undefined],
])('[LAY-02] %s shows the banners of %s', (path, group) => {
  expect(routeOf(path).banners).toBe(group)
})

test.each(Object.values(categoryPath))('[NAV-01] the category link %s leads to a route', (path) => {
  expect(routeOf(path.replace(/\?.*/, '')).name).not.toBe('notFound')
})
