/** Runs one thing after the other: a late write must not bring back what was removed after it. */
export function createSerialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    // Who asked hears of a failure; the next in turn has nothing to do with it.
    last = mine.catch(() => {})
    return mine
  }
}
