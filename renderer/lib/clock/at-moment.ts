/** The longest that a browser's timer takes, in milliseconds. */
const longest = 2 ** 31 - 1

/**
 * Calls back once this device's clock has reached a moment. No timer runs while the page is hidden: what has become due
 * meanwhile is called as soon as the page is seen again.
 * @param moment milliseconds since 1970.
 * @returns a function that ends it.
 */
export function atMoment(moment: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.hidden) return
    const left = moment - Date.now()
    if (left > 0) {
      timer = setTimeout(look, Math.min(left, longest))
      return
    }
    end()
    act()
  }
  const end = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return end
}
