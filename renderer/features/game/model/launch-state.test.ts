import { expect, test } from 'vitest'
import type { GameEvent } from '#lib/platform/platform.ts'
import {
  initialLaunch,
  type Launch,
  type LaunchAction,
  type LaunchState,
  launchReducer,
} from './launch-state.ts'

const launch: Launch = {
  url: 'https://play.test/1',
  provider: 'sandbox',
  readyTimeout: 15_000,
  openMode: 'frame',
}
const second: Launch = { ...launch, url: 'https://play.test/2' }

const run = (actions: readonly LaunchAction[], from: LaunchState = initialLaunch) =>
  actions.reduce(launchReducer, from)

const ask: LaunchAction = { type: 'ask' }
const answered = (number: number, answer = launch): LaunchAction => ({
  type: 'answered',
  ask: number,
  launch: answer,
  startedAt: 1000 * number,
})
const event = (given: GameEvent): LaunchAction => ({ type: 'event', event: given })
const message = (type: 'ready' | 'sessionExpired' | 'balance'): LaunchAction =>
  event({ type: 'message', message: { type } })

const redirect: Launch = { ...launch, openMode: 'redirect' }
const openedOutside: LaunchAction = { type: 'openedOutside', startedAt: 500 }
const needsWindow = (blocked: boolean): LaunchAction => ({ type: 'needsWindow', blocked })
const opened = [ask, answered(1)]
const playing = [...opened, message('ready')]
const tooLong: LaunchAction = { type: 'tooLong', ask: 1 }

test.each<[string, LaunchAction[], LaunchState['phase']]>([
  ['nothing yet', [], 'idle'],
  ['asked', [ask], 'asking'],
  ['answered', opened, 'loading'],
  ['ready', playing, 'ready'],
  ['loaded, but not ready', [...opened, event({ type: 'loaded' })], 'loading'],
  [
    'loaded, of a provider that sends no ready',
    [ask, answered(1, { ...launch, readyTimeout: undefined }), event({ type: 'loaded' })],
    'ready',
  ],
  ['taking long', [...opened, tooLong], 'slow'],
  ['taking long, then ready', [...opened, tooLong, message('ready')], 'ready'],
  ['taking long, and given more time', [...opened, tooLong, { type: 'wait' }], 'loading'],
  ['ready before the time is up', [...playing, tooLong], 'ready'],
  ['refused', [ask, { type: 'refused', ask: 1, failure: { reason: 'maintenance' } }], 'failed'],
  ['crashed in play', [...playing, event({ type: 'failed', reason: 'crashed' })], 'failed'],
  ['a game that needs a window', [ask, needsWindow(false)], 'outside'],
  ['opened outside from a slow card', [...opened, tooLong, openedOutside], 'outside'],
  [
    'outside, but no address came',
    [ask, openedOutside, { type: 'failedOutside', failure: { reason: 'offline' } }],
    'failed',
  ],
  ['a game that takes the place of the site', [ask, answered(1, redirect)], 'leaving'],
  ['a game for a window, to be opened in this tab', [{ type: 'ask', tab: true }, answered(1)], 'leaving'],
  ['come back to while it played', [...playing, { type: 'cameBack' }], 'asking'],
  ['come back to while it was slow', [...opened, tooLong, { type: 'cameBack' }], 'asking'],
  ['come back to while it plays elsewhere', [ask, openedOutside, { type: 'cameBack' }], 'outside'],
  ['a session that expired in play', [...playing, message('sessionExpired')], 'asking'],
  ['other words of the game', [...playing, message('balance')], 'ready'],
  ['words after the game is gone', [ask, message('ready')], 'asking'],
])('[LNCH-03] %s', (_, actions, phase) => {
  expect(run(actions).phase).toBe(phase)
})

test('[LNCH-09] reload, retry and coming back each ask for a new address; the old one is let go', () => {
  const reloaded = run([...playing, ask])
  expect(reloaded).toEqual({
    phase: 'asking',
    ask: 2,
    renewals: 0,
    startedAt: 1000,
    tab: false,
    before: launch,
  })
  expect(run([ask], reloaded)).toMatchObject({ phase: 'asking', before: launch })
  expect(run([answered(2, second)], reloaded)).toMatchObject({ phase: 'loading', launch: second })
})

test('[LNCH-09] an answer to an older question is dropped', () => {
  const reloaded = run([ask, ask])
  expect(run([answered(1)], reloaded)).toBe(reloaded)
  expect(run([{ type: 'refused', ask: 1, failure: { reason: 'offline' } }], reloaded)).toBe(reloaded)
  expect(run([{ type: 'tooLong', ask: 1 }], run([answered(2)], reloaded)).phase).toBe('loading')
})

test('a game that keeps losing its session stops launching until the player tries again', () => {
  const lost = (number: number) => [answered(number), message('ready'), message('sessionExpired')]
  const stopped = run([ask, ...lost(1), ...lost(2), ...lost(3)])
  expect(stopped).toMatchObject({ phase: 'failed', failure: { reason: 'expired' } })
  expect(run([ask, ...lost(4)], stopped).phase).toBe('asking')
})

test('play is timed from the first address, through every reload', () => {
  expect(run([...playing, ask, answered(2)]).startedAt).toBe(1000)
})

test('[LNCH-10] a window that the browser blocked differs from one that was never asked for', () => {
  expect(run([ask, needsWindow(false)])).toMatchObject({ phase: 'outside', window: 'wanted', framed: false })
  expect(run([ask, needsWindow(false), needsWindow(true)])).toMatchObject({ window: 'blocked' })
  expect(run([ask, needsWindow(true), openedOutside])).toMatchObject({ window: 'opened', startedAt: 500 })
})

test('[LNCH-10] only a game that ran in the page can be played there again', () => {
  expect(run([...opened, tooLong, openedOutside])).toMatchObject({ window: 'opened', framed: true })
  expect(run([...opened, tooLong, needsWindow(true), openedOutside])).toMatchObject({ framed: true })
  expect(run([ask, openedOutside])).toMatchObject({ framed: false })
})
