import { expect, test } from 'vitest'
import { changeBy } from './change-by.ts'

type Case = [string, Parameters<typeof changeBy>[0], boolean, ReturnType<typeof changeBy>]

test.each<Case>([
  ['opening', { type: 'opened', view: 'v', place: 'window' }, true, { view: 'v', place: 'window' }],
  ['moving', { type: 'state', place: 'mini', muted: true }, false, { place: 'mini', muted: true }],
  ['hanging unseen', { type: 'trouble', trouble: 'unresponsive' }, false, { trouble: true }],
  ['hanging in sight', { type: 'trouble', trouble: 'unresponsive' }, true, { trouble: false }],
  ['answering again', { type: 'trouble', trouble: 'none' }, false, { trouble: false }],
  [
    'crashing unseen',
    { type: 'failed', reason: 'crashed' },
    false,
    { view: undefined, place: 'page', trouble: true },
  ],
  [
    'crashing in sight',
    { type: 'failed', reason: 'crashed' },
    true,
    { view: undefined, place: 'page', trouble: false },
  ],
  ['loading', { type: 'loaded' }, false, undefined],
  ['a message', { type: 'message', message: { type: 'balance' } }, false, undefined],
])('[DSK-04] a game’s tab after %s', (_, event, shown, change) => {
  expect(changeBy(event, shown)).toEqual(change)
})
