import { expect, test } from 'vitest'
import { gameTargetAt, gameTargetOf, targetKey } from './game-target.ts'

test.each([
  ['vendor=JL&gameCode=JL-1&nodeId=7', { vassalage: 'JL', gameCode: 'JL-1', nodeId: '7' }],
  ['vendor=JL&nodeId=7', { vassalage: 'JL', nodeId: '7' }],
  ['vendor=JL&gameCode=JL-1', { vassalage: 'JL', gameCode: 'JL-1' }],
  ['vendor=KW&nodeId=7&room=KW-7.2', { vassalage: 'KW', nodeId: '7', roomId: 'KW-7.2' }],
  ['vendor=KW&nodeId=7&room=', { vassalage: 'KW', nodeId: '7' }],
  ['vendor=KW&nodeId=7&room=<script>', undefined],
  ['vendor=KW&room=KW-7-2', undefined],
  ['vendor=JL', undefined],
  ['nodeId=7', undefined],
  ['', undefined],
])('[LNCH-06] ?%s names %j', (query, target) => {
  expect(gameTargetOf(new URLSearchParams(query))).toEqual(target)
})

test.each([
  ['/game', 'vendor=JL&nodeId=7', { vassalage: 'JL', nodeId: '7' }],
  ['/Seamless', 'vendor=JL&nodeId=7', { vassalage: 'JL', nodeId: '7' }],
  ['/fbsports', '', 'fbSports'],
  ['/game', '', undefined],
  ['/rng', 'vendor=JL&nodeId=7', undefined],
  ['/games', 'vendor=JL&nodeId=7', undefined],
])('[DSK-04] %s?%s is the page of %j', (pathname, query, target) => {
  expect(gameTargetAt(pathname, new URLSearchParams(query))).toEqual(target)
})

test('[DSK-04] each game, room and sportsbook has a key of its own', () => {
  const games = [
    'fbSports' as const,
    { vassalage: 'JL', nodeId: '7' },
    { vassalage: 'JL', gameCode: '7' },
    { vassalage: 'JL', nodeId: '7', roomId: '7' },
    { vassalage: 'KW', nodeId: '7' },
  ]
  expect(new Set(games.map(targetKey)).size).toBe(games.length)
})
