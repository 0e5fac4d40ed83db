import { expect, test } from 'vitest'
import { type Launchable, launchPlan } from './launch-plan.ts'

const slot: Launchable = {
  nodeId: '1001',
  gameName: 'Golden Carabao',
  vassalage: 'JL',
  gameType: 'RNG',
  gameCode: 'JL-1001',
}
const lotto: Launchable = { ...slot, vassalage: 'TCG_SEA', gameType: 'LOTT', gameCode: 'SEA 1' }

test.each<[string, Launchable, string]>([
  ['a slot', slot, '/seamless?vendor=JL&gameCode=JL-1001&nodeId=1001'],
  ['a lottery game', lotto, '/lottery?gameCode=SEA+1&vendor=TCG_SEA'],
  [
    'an e-lottery game',
    { ...lotto, gameType: 'ELOTT', vassalage: 'ELOTT' },
    '/lottery?gameCode=SEA+1&vendor=ELOTT',
  ],
  [
    'a lottery game with a way to play',
    { ...lotto, defaultPlayType: 'CLASSIC' },
    '/lottery?gameCode=SEA+1&vendor=TCG_SEA&playType=CLASSIC',
  ],
  [
    "a lottery game of a vendor that isn't the lottery's",
    { ...lotto, vassalage: 'BH' },
    '/seamless?vendor=BH&gameCode=SEA+1&nodeId=1001',
  ],
  [
    "another type of a lottery's vendor",
    { ...lotto, gameType: 'RNG' },
    '/seamless?vendor=TCG_SEA&gameCode=SEA+1&nodeId=1001',
  ],
  [
    'a win, of which only vendor and node are known',
    { nodeId: '7', gameName: 'Bulkan Fury', vassalage: 'AW' },
    '/seamless?vendor=AW&nodeId=7',
  ],
  [
    'a room of a PVP game',
    { ...slot, gameType: 'PVP', roomId: 'r 4' },
    '/seamless?vendor=JL&gameCode=JL-1001&nodeId=1001&room=r+4',
  ],
  ["FB's sports", { vassalage: 'FB', gameType: 'SPORTS' }, '/fbsports'],
  [
    "one of FB's games",
    { ...slot, vassalage: 'FB', gameType: 'SPORTS' },
    '/seamless?vendor=FB&gameCode=JL-1001&nodeId=1001',
  ],
  ["another vendor's sports", { vassalage: 'MG', gameType: 'SPORTS' }, '/games?vassalage=MG'],
])('[LNCH-01, LNCH-06] %s opens %3$s', (_, game, path) => {
  expect(launchPlan(game, 'member')).toEqual({ kind: 'route', path })
})

test('[LNCH-01] a game that stands for several asks which one', () => {
  expect(launchPlan({ ...slot, isGame: 'VASSALAGE' }, 'member')).toEqual({
    kind: 'subGames',
    vassalage: 'JL',
    nodeId: '1001',
    gameName: 'Golden Carabao',
  })
})

test('[LNCH-01] a visitor logs in first and then gets where a member gets at once', () => {
  expect(launchPlan(slot, 'visitor')).toEqual({ kind: 'login', next: launchPlan(slot, 'member') })
})

test('a demo account plays like a member', () => {
  expect(launchPlan(slot, 'demo')).toEqual(launchPlan(slot, 'member'))
})

test('[LNCH-01] choosing an RNG vendor opens the slots lobby on it, for a visitor too', () => {
  expect(launchPlan({ vassalage: 'JL', gameType: 'RNG' }, 'visitor')).toEqual({
    kind: 'slots',
    vassalage: 'JL',
  })
  expect(launchPlan({ vassalage: 'AL', gameType: 'LIVE' }, 'visitor')).toEqual({
    kind: 'route',
    path: '/games?vassalage=AL',
  })
})

test('[LNCH-06, RT-14] a visitor logs in before the sportsbook opens', () => {
  expect(launchPlan({ vassalage: 'FB', gameType: 'SPORTS' }, 'visitor')).toEqual({
    kind: 'login',
    next: { kind: 'route', path: '/fbsports' },
  })
})

test.each([
  ['window', true],
  ['frame', undefined],
  ['redirect', undefined],
  ['sideways', undefined],
  [null, undefined],
])('[LNCH-10] a game that opens by %s needs a window from the click: %s', (openMode, window) => {
  expect(launchPlan({ ...slot, openMode }, 'member')).toEqual({
    ...launchPlan(slot, 'member'),
    ...(window && { window }),
  })
})
