/** A day's draws, in the order in which they were given. */
export type Day<Entry> = { day: string; entries: readonly Entry[] }

/** Groups what happened by its day. `dayOf` formats a time, the same for all times of one day. */
export function byDay<Entry extends { drawTime: number }>(
  entries: readonly Entry[],
  dayOf: (time: number) => string,
): Day<Entry>[] {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = dayOf(entry.drawTime)
    const known = days.get(day)
    if (known) known.push(entry)
    else days.set(day, [entry])
  }
  return [...days].map(([day, list]) => ({ day, entries: list }))
}
