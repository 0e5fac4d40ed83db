import type { Clock } from '../clock.ts'
import type { TestClient } from '../test-client.ts'

/** A round as the wallet is told of it; the ids are made from its name. */
export type TestRound = {
  name: string
  /** When it was placed. */
  at: string
  bet: string
  /** Undefined for one that still runs; "back" for one that was taken back. */
  win?: string
  game?: string
}

/** A clock that stands until it is set, while the time of the world outside goes on. */
export function standingClock(start: string): Clock & { set(iso: string): void } {
  let time = Date.parse(start)
  return {
    wall: Date.now,
    now: () => time,
    advance(milliseconds) {
      time += milliseconds
    },
    reset() {
      time = Date.parse(start)
    },
    set(iso) {
      time = Date.parse(iso)
    },
  }
}

/** Plays rounds of juan through the wallet at their times, in order, and gives his token. */
export async function playRounds(
  client: TestClient,
  clock: ReturnType<typeof standingClock>,
  rounds: readonly TestRound[],
): Promise<string> {
  for (const { name, at, bet, win, game = 'Golden Carabao' } of rounds) {
    clock.set(at)
    const sessionId = await client.play(await client.logIn('juan'), game)
    const round = { sessionId, roundId: name }
    await client.wallet('bet', { ...round, txId: `bet ${name}`, amount: bet })
    if (win === 'back')
      await client.wallet('rollback', { sessionId, txId: `back ${name}`, refTxId: `bet ${name}` })
    else if (win !== undefined) await client.wallet('win', { ...round, txId: `win ${name}`, amount: win })
  }
  return client.logIn('juan')
}
