/**
 * Names of game sessions. Each running game has one of its own, in memory. A session can't be destroyed
 * while the client runs, so a name that was given back (its session cleared) is used again, and opening and
 * closing games all day doesn't pile sessions up.
 */
export type Partitions = {
  take(): string
  /** Gives a name back; only after its session was cleared. */
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
