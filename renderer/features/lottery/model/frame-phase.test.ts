import { expect, test } from 'vitest'
import { type FramePhase, framePhase } from './frame-phase.ts'

const message = (type: 'ready' | 'sessionExpired' | 'balance') =>
  ({ type: 'message', message: { type } }) as const
type Event = Parameters<typeof framePhase>[1]

test.each<[FramePhase, string, Event, boolean, FramePhase]>([
  ['loading', 'a ready message', message('ready'), true, 'ready'],
  ['slow', 'a late ready message', message('ready'), true, 'ready'],
  ['loading', 'a page that is loaded and would say more', { type: 'loaded' }, true, 'loading'],
  ['loading', 'a page that is loaded and says nothing', { type: 'loaded' }, false, 'ready'],
  ['loading', 'nothing for too long', 'tooLong', true, 'slow'],
  ['ready', 'a clock that ran on', 'tooLong', true, 'ready'],
  ['slow', 'a player who waits on', 'wait', true, 'loading'],
  ['ready', 'a crash', { type: 'failed', reason: 'crashed' }, true, 'broken'],
  ['ready', 'a game that hangs', { type: 'trouble', trouble: 'unresponsive' }, true, 'broken'],
  ['ready', 'a game that uses much memory', { type: 'trouble', trouble: 'memory' }, true, 'ready'],
  ['ready', 'a game that was muted', { type: 'state', place: 'page', muted: true }, true, 'ready'],
  ['ready', 'a game that is gone', { type: 'closed' }, true, 'broken'],
  ['ready', 'a session that ended', message('sessionExpired'), true, 'expired'],
  ['expired', 'the page of a used link', { type: 'loaded' }, false, 'expired'],
  ['ready', 'a balance', message('balance'), true, 'ready'],
])('[LOT-01] %s, then %s', (phase, _, event, saysReady, next) => {
  expect(framePhase(phase, event, saysReady)).toBe(next)
})
