/**
 * Names of the games' sessions. Each running game has its own session, in memory. A session can't be destroyed while
 * the client runs, so names whose session was cleared are reused. Otherwise opening and closing games all day would
 * pile up sessions.
 */
export type Partitions = {
  take(): string
  /** Returns a name for reuse; only after its session was cleared. */
  giveBack(name: string): void
}

export function createPartitions(): Partitions {
  const free: string[] = []
  let made = 0
  return {
    take: () => free.pop() ?? `game-${++made}`,
    giveBack: (name) => void free.push(name),
  }
}
