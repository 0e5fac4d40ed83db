/**
 * Repeats something at an interval of its own, in milliseconds, while the page can be seen. The interval begins anew
 * when the page is seen again.
 * @returns a function that ends it.
 */
export function repeatWhileSeen(act: () => void, every: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const watch = () => {
    clearInterval(timer)
    timer = document.hidden ? undefined : setInterval(act, every)
  }
  watch()
  document.addEventListener('visibilitychange', watch)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', watch)
  }
}
