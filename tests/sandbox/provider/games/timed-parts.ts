import { createResults } from '../results.ts'
import { openProviderStore } from '../store.ts'
import { createWallet } from '../wallet-client.ts'
import type { PlacedBet, TimedParts } from './game.ts'
import type { RandomBelow } from './random.ts'

/** The parts of a timed game in tests, with its own store. The wallet reaches nobody. */
export const timedParts = (now: () => number, random: RandomBelow): TimedParts => ({
  now,
  random,
  drawOnce: createResults(openProviderStore(undefined, Date.now).db, Date.now),
  wallet: createWallet({ walletUrl: 'http://127.0.0.1:9', secret: '', retryDelays: [] }),
  waitingAt: () => [],
})

/** A bet of ten pesos. */
export const placed = (choice: string, more: Partial<PlacedBet> = {}): PlacedBet => ({
  id: 'session-of-test-round-of-test',
  roundId: 'round-of-test',
  bet: 1_000n,
  choice,
  placedAt: 0,
  moves: [],
  ...more,
})
