import type { OpenedGame } from './game.ts'

/** An opened game for tests. */
export const opened = ({
  room = null,
  ...game
}: Partial<OpenedGame['game'] & OpenedGame> = {}): OpenedGame => ({
  game: {
    nodeId: '7',
    gameName: 'Test',
    category: 'RNG',
    model: 'slot-low',
    minBet: '1.00',
    maxBet: '500.00',
    ...game,
  },
  room,
})
