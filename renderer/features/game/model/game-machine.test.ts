import { expect, test } from 'vitest'
import type { GameEvent } from '#lib/platform/platform.ts'
import { type GameState, gameReducer, initialGame } from './game-machine.ts'

const running: GameState = { ...initialGame, view: 'v', place: 'window' }
const after = (state: GameState, event: GameEvent, shown = true) =>
  gameReducer(state, { type: 'event', event, shown })

type Case = [string, GameEvent, boolean, Partial<GameState>]

test.each<Case>([
  ['opening', { type: 'opened', view: 'w', place: 'page' }, true, { view: 'w', place: 'page' }],
  ['moving', { type: 'state', place: 'mini', muted: true }, false, { place: 'mini', muted: true }],
  [
    'hanging unseen',
    { type: 'trouble', trouble: 'unresponsive' },
    false,
    { trouble: 'unresponsive', unseen: true },
  ],
  ['hanging in sight', { type: 'trouble', trouble: 'memory' }, true, { trouble: 'memory', unseen: false }],
  ['answering again', { type: 'trouble', trouble: 'none' }, false, { trouble: undefined, unseen: false }],
  [
    'crashing unseen',
    { type: 'failed', reason: 'crashed' },
    false,
    { view: undefined, place: 'page', unseen: true },
  ],
  [
    'crashing in sight',
    { type: 'failed', reason: 'crashed' },
    true,
    { view: undefined, place: 'page', unseen: false },
  ],
  [
    'a bet beyond the balance',
    { type: 'message', message: { type: 'insufficientFunds' } },
    true,
    { fundsShort: true },
  ],
  ['loading', { type: 'loaded' }, false, {}],
  ['a message', { type: 'message', message: { type: 'balance' } }, false, {}],
])('[DSK-04, LNCH-04] a game after %s', (_, event, shown, change) => {
  expect(after(running, event, shown)).toEqual({ ...running, ...change })
})

test('[LNCH-04] the next round, the player or a new launch takes the word about the balance away', () => {
  const short: GameState = { ...running, fundsShort: true }
  expect(after(short, { type: 'message', message: { type: 'roundStart' } }).fundsShort).toBe(false)
  expect(gameReducer(short, { type: 'fundsClosed' }).fundsShort).toBe(false)
  expect(gameReducer(short, { type: 'ask' }).fundsShort).toBe(false)
})

test('[DSK-03] trouble goes with the player who waits, with a new view, and with a new launch', () => {
  const hanging: GameState = { ...running, trouble: 'unresponsive' }
  expect(gameReducer(hanging, { type: 'troubleClosed' }).trouble).toBeUndefined()
  expect(after(hanging, { type: 'opened', view: 'w', place: 'page' }).trouble).toBeUndefined()
  expect(gameReducer(hanging, { type: 'ask' }).trouble).toBeUndefined()
})

test('[LNCH-09] a launch goes on through whatever else becomes of its game', () => {
  const asking = gameReducer(running, { type: 'ask' })
  expect(asking.launch.phase).toBe('asking')
  const launch = {
    url: 'https://games.test/1',
    provider: undefined,
    readyTimeout: 1,
    openMode: 'frame',
  } as const
  const loading = gameReducer(asking, { type: 'answered', ask: 1, launch, startedAt: 5 })
  const moved = after(loading, { type: 'state', place: 'mini', muted: true })
  expect(moved.launch).toEqual(loading.launch)
  expect(after(moved, { type: 'message', message: { type: 'ready' } })).toMatchObject({
    place: 'mini',
    launch: { phase: 'ready', startedAt: 5 },
  })
})
