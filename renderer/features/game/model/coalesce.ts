/**
 * Runs some work at most once at a time. Asked for while it runs, it runs once more afterwards, however often
 * it was asked: what came in between is then seen, and nothing piles up.
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
