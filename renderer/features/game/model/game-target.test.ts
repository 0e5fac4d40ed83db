import { expect, test } from 'vitest'
import { gameTargetOf } from './game-target.ts'

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
