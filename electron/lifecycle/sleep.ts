/** Calls `woke` once per sleep. Windows reports waking twice, first for the machine and then for its user. */
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
