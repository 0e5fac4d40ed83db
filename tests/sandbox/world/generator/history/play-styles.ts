/** How a named account played before the sandbox began. Amounts in minor units. */
export type PlayStyle = {
  readonly username: string
  /** Probability that it plays on a day, before weekends are weighted. */
  readonly activeDays: number
  /** Fewest and most rounds per game session. A quarter of that for sports and esports. */
  readonly rounds: readonly [least: number, most: number]
  /** Usual stakes. Limited by the game's own limits. */
  readonly stakes: readonly number[]
  /** Weights of the game types it plays. */
  readonly types: Readonly<Record<string, number>>
  /** Usual deposits, and the channel they use. */
  readonly deposits: readonly number[]
  readonly channel: string
  /** Probability of a deposit on a day when it plays. */
  readonly payDays: number
  /**
   * What exceeds this is withdrawn at the end of the day. Not the opening balance, which is half of the final
   * balance.
   */
  readonly keeps: number
}

/** Length of the past, in days. */
export const historyDays = 90

const agent = (username: string, stakes: readonly number[], keeps: number): PlayStyle => ({
  username,
  activeDays: 0.22,
  rounds: [4, 14],
  stakes,
  types: { LIVE: 5, RNG: 2, SPORTS: 2 },
  deposits: [5_000_00, 10_000_00],
  channel: 'bank',
  payDays: 0.25,
  keeps,
})

/** The accounts with a past. The others exist only for their special case. */
export const playStyles: readonly PlayStyle[] = [
  {
    username: 'juan',
    activeDays: 0.64,
    rounds: [5, 24],
    stakes: [5_00, 10_00, 10_00, 20_00, 50_00],
    types: { RNG: 9, LIVE: 3, FISH: 2, PVP: 1, SPORTS: 2, LOTT: 1 },
    deposits: [300_00, 500_00, 500_00, 1_000_00, 2_000_00],
    channel: 'gcash',
    payDays: 0.3,
    keeps: 7_000_00,
  },
  {
    username: 'rico',
    activeDays: 0.45,
    rounds: [8, 30],
    stakes: [500_00, 1_000_00, 5_000_00, 20_000_00],
    types: { LIVE: 8, RNG: 4, SPORTS: 2, ESPORTS: 1 },
    deposits: [100_000_00, 200_000_00, 500_000_00],
    channel: 'bank',
    payDays: 0.35,
    keeps: 494_000_000_00,
  },
  agent('agent1', [100_00, 200_00, 500_00], 130_000_00),
  agent('agent2', [50_00, 100_00, 200_00], 62_000_00),
  agent('agent41', [50_00, 100_00], 32_000_00),
  agent('agent42', [20_00, 50_00, 100_00], 21_000_00),
  {
    username: 'sms',
    activeDays: 0.1,
    rounds: [3, 10],
    stakes: [1_00, 2_00, 5_00],
    types: { RNG: 4, PVP: 1 },
    deposits: [100_00, 200_00],
    channel: 'gcash',
    payDays: 0.3,
    keeps: 600_00,
  },
]
