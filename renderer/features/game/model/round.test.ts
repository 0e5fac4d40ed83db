import { expect, test } from 'vitest'
import type { GameMessage } from '#shared/domain/provider-messages.ts'
import { type GameAction, type GameState, gameReducer, initialGame } from './game-machine.ts'
import { roundAfter } from './round.ts'

const message = (sent: GameMessage): GameAction => ({
  type: 'event',
  shown: true,
  event: { type: 'message', message: sent },
})

const ended: GameMessage = { type: 'roundEnd', bet: '1.00', win: '0.00', net: '-1.00' }

test.each<[string, GameAction, boolean | 'same']>([
  ['a round that begins', message({ type: 'roundStart' }), true],
  ['a round that ends', message(ended), false],
  ['a bet that is too high', message({ type: 'insufficientFunds' }), false],
  ['a new launch', { type: 'ask' }, false],
  ['a changed balance', message({ type: 'balance' }), 'same'],
  ['another event', { type: 'event', shown: true, event: { type: 'loaded' } }, 'same'],
])('[RSG-01] after %s it is known whether a round runs', (_, action, running) => {
  for (const before of [true, false])
    expect(roundAfter(before, action)).toBe(running === 'same' ? before : running)
})

test('[LNCH-04] a round changes nothing of its screen’s state, so nothing of it renders again', () => {
  const playing: GameState = { ...initialGame, view: 'v' }
  for (const sent of [{ type: 'roundStart' }, { type: 'balance' }, ended] as const)
    expect(gameReducer(playing, message(sent))).toBe(playing)
})
