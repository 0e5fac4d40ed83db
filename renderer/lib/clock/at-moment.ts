import { gatewayNow, onClockSet } from './gateway-clock.ts'

/** The longest that a browser's timer takes, in milliseconds. */
const longest = 2 ** 31 - 1

/**
 * Calls back once the gateway's clock has reached a moment. No timer runs while the page is hidden: what has become due
 * meanwhile is called as soon as the page is seen again. Never called before it returns.
 * @param moment milliseconds since 1970.
 * @returns a function that ends it.
 */
export function atMoment(moment: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (document.hidden) return
    const left = Math.max(0, moment - gatewayNow())
    timer = left > longest ? setTimeout(wait, longest) : setTimeout(done, left)
  }
  const done = () => {
    end()
    act()
  }
  const end = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wait)
    stopWatching()
  }
  const stopWatching = onClockSet(wait)
  document.addEventListener('visibilitychange', wait)
  wait()
  return end
}
