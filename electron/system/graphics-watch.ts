/** Deaths of the process that draws, this many within this many milliseconds, are no accident. */
const most = 3
const within = 10 * 60_000

/** Counts how often the process that draws has died. */
export type GraphicsWatch = {
  /** Counts one death. Returns whether to ask the person about it, which is done once a run. */
  ended(): boolean
}

export function createGraphicsWatch(now: () => number = Date.now): GraphicsWatch {
  let ends: number[] = []
  let asked = false
  return {
    ended() {
      const time = now()
      ends = [...ends.filter((end) => time - end < within), time]
      if (asked || ends.length < most) return false
      asked = true
      return true
    },
  }
}
