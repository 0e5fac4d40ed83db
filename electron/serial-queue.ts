/**
 * Returns a function that runs async work one task after another, so that for instance a late write can't restore
 * what was removed after it.
 */
export function createSerialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    // The caller gets the failure; it must not affect the next task.
    last = mine.catch(() => {})
    return mine
  }
}
