import { expect, test } from 'vitest'
import { type UpdateState, updateState } from '#shared/domain/updates.ts'
import { nextUpdate, type UpdateNews } from './machine.ts'

const states: UpdateState[] = [
  { at: 'absent' },
  { at: 'off' },
  { at: 'idle' },
  { at: 'checking' },
  { at: 'none' },
  { at: 'available', version: '2.0.0' },
  { at: 'downloading', version: '2.0.0', percent: 40 },
  { at: 'ready', version: '2.0.0' },
  { at: 'failed', why: 'unreachable' },
]
const news: UpdateNews[] = [
  { type: 'check' },
  { type: 'current' },
  { type: 'found', version: '2.0.0' },
  { type: 'fetch' },
  { type: 'progress', percent: 55.7 },
  { type: 'fetched' },
  { type: 'failed', why: 'mismatch' },
]

/** Every transition. All other pairs of state and news change nothing. */
const changes: [from: UpdateState['at'], news: UpdateNews['type'], to: UpdateState][] = [
  ['idle', 'check', { at: 'checking' }],
  ['none', 'check', { at: 'checking' }],
  ['available', 'check', { at: 'checking' }],
  ['failed', 'check', { at: 'checking' }],
  ['checking', 'current', { at: 'none' }],
  ['checking', 'found', { at: 'available', version: '2.0.0' }],
  ['checking', 'failed', { at: 'failed', why: 'mismatch' }],
  ['available', 'fetch', { at: 'downloading', version: '2.0.0', percent: 0 }],
  ['downloading', 'progress', { at: 'downloading', version: '2.0.0', percent: 55 }],
  ['downloading', 'fetched', { at: 'ready', version: '2.0.0' }],
  ['downloading', 'failed', { at: 'failed', why: 'mismatch' }],
  ['ready', 'failed', { at: 'failed', why: 'mismatch' }],
]

test.each(states.flatMap((state) => news.map((one) => [state.at, one.type, state, one] as const)))(
  '[DSK-09] the state after "%s" when the news is "%s"',
  (at, type, state, one) => {
    const change = changes.find(([from, heard]) => from === at && heard === type)
    const next = nextUpdate(state, one)
    expect(updateState.parse(next)).toEqual(change ? change[2] : state)
    // The same object means no change, so no listener is called.
    expect(next === state).toBe(change === undefined)
  },
)

test.each([
  [40, 40],
  [12, 40],
  [Number.NaN, 40],
  [-3, 40],
  [250, 100],
  [40.9, 40],
])('[DSK-09] a progress of %s %% after one of 40 shows as %s', (percent, shown) => {
  const from: UpdateState = { at: 'downloading', version: '2.0.0', percent: 40 }
  expect(nextUpdate(from, { type: 'progress', percent })).toMatchObject({ percent: shown })
})
