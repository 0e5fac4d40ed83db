/**
 * The slots' mathematics. A round, with its feature, is decided at once. Pure functions, so that their returns can be
 * counted or simulated. What the paytable says is read from here.
 */
import type { RandomBelow } from '../random.ts'
import { playHold } from './play-hold.ts'
import { playLines } from './play-lines.ts'
import { playTumble } from './play-tumble.ts'
import { allLines, type PlayedRound, windowsOf } from './reels.ts'
import type { SlotRules } from './slot-rules.ts'
import type { SlotId } from './slot-table.ts'

const most = 5_000

/** Ten lines, many small wins, and free spins with more wilds. */
const low: SlotRules = {
  lines: allLines.slice(0, 10),
  unit: 10,
  pays: [
    [40, 150, 800],
    [20, 70, 300],
    [12, 40, 150],
    [8, 25, 80],
    [6, 16, 50],
    [5, 15, 45],
  ],
  windows: windowsOf([
    'e7 d6 c5 b4 a3 E2 S1',
    'e6 d6 c5 b3 a3 E2 W2 S1',
    'e6 d6 c5 b3 a3 E2 W2 S1',
    'e6 d6 c5 b3 a3 E2 W2 S1',
    'e7 d6 c5 b4 a3 E2 S1',
  ]),
  expands: false,
  most,
  freeSpins: {
    given: [8, 12, 20],
    again: 8,
    most: 40,
    windows: windowsOf([
      'e7 d6 c5 b4 a3 E2 S1',
      'e6 d6 c5 b3 a3 E2 W3 S1',
      'e6 d6 c5 b3 a3 E2 W3 S1',
      'e6 d6 c5 b3 a3 E2 W3 S1',
      'e7 d6 c5 b4 a3 E2 S1',
    ]),
    multiplier: 1,
  },
}

/** Twenty lines, wilds that fill their reel, and free spins that pay three times as much. */
const medium: SlotRules = {
  lines: allLines.slice(0, 20),
  unit: 20,
  pays: [
    [22, 80, 400],
    [12, 40, 160],
    [8, 26, 100],
    [6, 17, 70],
    [5, 13, 50],
    [4, 12, 40],
  ],
  windows: windowsOf(
    [
      'e6 d6 c6 b6 a5 E4 S1',
      'e6 d6 c6 b6 a5 E4 W1 S1',
      'e6 d6 c6 b6 a5 E4 W1 S1',
      'e6 d6 c6 b6 a5 E4 W1 S1',
      'e6 d6 c6 b6 a5 E4 S1',
    ],
    true,
  ),
  expands: true,
  most,
  freeSpins: {
    given: [10, 15, 20],
    again: 5,
    most: 40,
    windows: windowsOf(
      [
        'e6 d6 c6 b6 a5 E4 S1',
        'e6 d6 c6 b6 a5 E4 W2 S1',
        'e6 d6 c6 b6 a5 E4 W2 S1',
        'e6 d6 c6 b6 a5 E4 W2 S1',
        'e6 d6 c6 b6 a5 E4 S1',
      ],
      true,
    ),
    multiplier: 3,
  },
}

/** Five lines, rare wins, and free spins that can be bought and whose multiplier grows with every spin. */
const high: SlotRules = {
  lines: allLines.slice(0, 5),
  unit: 5,
  pays: [
    [40, 200, 2000],
    [20, 80, 700],
    [8, 32, 240],
    [5, 15, 80],
    [4, 12, 60],
    [4, 12, 60],
  ],
  windows: windowsOf([
    'e6 d6 c6 b6 a5 E4 S1',
    'e6 d6 c6 b6 a5 E4 W1 S1',
    'e6 d6 c6 b6 a5 E4 W1 S1',
    'e6 d6 c6 b6 a5 E4 W1 S1',
    'e6 d6 c6 b6 a5 E4 S1',
  ]),
  expands: false,
  most,
  freeSpins: {
    given: [8, 10, 12],
    again: 4,
    most: 20,
    windows: windowsOf([
      'e6 d6 c6 b6 a5 E4 S1',
      'e6 d6 c6 b6 a5 E4 W2 S1',
      'e6 d6 c6 b6 a5 E4 W2 S1',
      'e6 d6 c6 b6 a5 E4 W2 S1',
      'e6 d6 c6 b6 a5 E4 S1',
    ]),
    multiplier: 'grows',
  },
  buy: { price: 40, share: 0.9605 },
}

/** Ten lines, and coins that stay while the other cells are spun again. */
const hold: SlotRules = {
  lines: allLines.slice(0, 10),
  unit: 10,
  pays: [
    [42, 170, 850],
    [25, 82, 320],
    [15, 42, 165],
    [8, 25, 80],
    [6, 17, 50],
    [5, 14, 40],
  ],
  windows: windowsOf([
    'e7 d6 c6 b5 a5 E4 CCC1',
    'e7 d6 c6 b5 a5 E4 W1 CCC1',
    'e7 d6 c6 b5 a5 E4 W1 CCC1',
    'e7 d6 c6 b5 a5 E4 W1 CCC1',
    'e7 d6 c6 b5 a5 E4 CCC1',
  ]),
  expands: false,
  most,
  respins: {
    coins: 6,
    spins: 3,
    oneIn: 17,
    values: [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 5, 20],
    full: 2,
  },
}

/** 243 ways. What wins vanishes, the rest falls, and the multiplier grows until nothing more wins. */
const tumble: SlotRules = {
  lines: [],
  unit: 100,
  pays: [
    [25, 70, 400],
    [14, 40, 150],
    [9, 24, 80],
    [5, 14, 45],
    [4, 10, 30],
    [3, 8, 25],
  ],
  windows: [
    'e6 d6 c6 b6 a5 E4',
    'e6 d6 c6 b6 a5 E4 W1',
    'e6 d6 c6 b6 a5 E4 W1',
    'e6 d6 c6 b6 a5 E4 W1',
    'e6 d6 c6 b6 a5 E4',
  ].map((bag) => windowsOf([bag])[0] ?? []),
  expands: false,
  most,
  tumble: [1, 2, 3, 5],
}

const slotRules: Readonly<Record<SlotId, SlotRules>> = {
  'slot-low': low,
  'slot-medium': medium,
  'slot-high': high,
  'slot-hold': hold,
  'slot-tumble': tumble,
}

export const rulesOf = (id: SlotId): SlotRules => slotRules[id]

/** Plays a whole round. `bought` starts with the free spins that three scatters give. */
export function playSlot(rules: SlotRules, random: RandomBelow, bought = false): PlayedRound {
  if (rules.respins) return playHold(rules, rules.respins, random)
  if (rules.tumble) return playTumble(rules, rules.tumble, random)
  return playLines(rules, random, bought)
}
