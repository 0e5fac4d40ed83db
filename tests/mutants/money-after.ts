import type { Mutant } from './mutant.ts'

/** What becomes of money after a bet: its result, its void, and all that was paid for it. */
export const moneyAfterMutants: readonly Mutant[] = [
  {
    ids: ['LNCH-13'],
    breaks: 'A bet on a flight of crash is answered with the moment at which it ends.',
    file: 'tests/sandbox/provider/games/crash/crash-game.ts',
    from: 'return { settlesAt: flight.startsAt }',
    to: 'return { settlesAt: flight.crashesAt }',
    test: 'tests/sandbox/provider/secrets.test.ts',
    title: 'in crash',
  },
  {
    ids: ['LNCH-13'],
    breaks: 'A bet on crash is decided when the flight begins, and its ticket tells that it will be lost.',
    file: 'tests/sandbox/provider/games/crash/crash-game.ts',
    from: 'if (moves.length === 0 && now() < decidedAt) return undefined',
    to: '',
    test: 'tests/sandbox/provider/games/crash/crash-game.test.ts',
    title: 'exits until it crashes',
  },
  {
    ids: ['LNCH-13'],
    breaks: 'A seat at cards is answered with the time at which the round ends if its player does nothing.',
    file: 'tests/sandbox/provider/games/cardroom/card-room.ts',
    from: 'return { settlesAt: null }',
    to: 'return { settlesAt: replay(rules, dealOf(bet as PlacedBet), bet.placedAt, [], Number.POSITIVE_INFINITY).lastAt }',
    test: 'tests/sandbox/provider/secrets.test.ts',
    title: 'in lucky-nine',
  },
  {
    ids: ['LNCH-13'],
    breaks: 'A bingo prize shows before it is won what its winners will get, which tells how many they are.',
    file: 'tests/sandbox/provider/games/bingo/bingo-game.ts',
    from: 'BigInt(isWon ? each * winners.length : prizeOf(pot, id))',
    to: 'BigInt(each * winners.length)',
    test: 'tests/sandbox/provider/games/bingo/bingo-game.test.ts',
    title: 'a prize is told whole until it is won',
  },
]
