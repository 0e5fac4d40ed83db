import type { TestClient } from '#sandbox/entry/testing/test-client.ts'
import type { Clock } from '../clock/clock.ts'

/** A round to play through the wallet. Its ids are made from its name. */
export type TestRound = {
  name: string
  /** When the bet was placed. */
  at: string
  bet: string
  /** Undefined for a round still open, "back" for one that was rolled back. */
  win?: string
  game?: string
}

/** A clock that stands still until it is set. Its wall time runs normally. */
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

/** Plays rounds of juan through the wallet, each at its time, and returns a session token. */
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
