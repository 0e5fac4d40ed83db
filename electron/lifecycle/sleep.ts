/** Tells that the machine woke, once for each sleep: Windows says so twice, first for the machine and then for its user. */
export function createSleep(woke: () => void) {
  let asleep = false
  return {
    began() {
      asleep = true
    },
    ended() {
      if (asleep) woke()
      asleep = false
    },
  }
}
