/**
 * Returns a function that runs `work`, but never twice at the same time. Calls during a run lead to exactly one more
 * run afterwards, so that it sees everything that changed meanwhile.
 */
export function coalesce(work: () => Promise<unknown>): () => void {
  let running = false
  let again = false
  const finish = () => {
    running = false
    if (!again) return
    again = false
    run()
  }
  function run() {
    if (running) {
      again = true
      return
    }
    running = true
    work().then(finish, finish)
  }
  return run
}
