/**
 * Moves the animation of a scrolling belt so that one of its titles is visible. Only the first half of the belt holds
 * the titles; the second is a copy. Does nothing for a belt without animation, because the browser scrolls that to
 * the focus.
 */
export function bringToWindow(belt: HTMLElement, part: HTMLElement): void {
  const [passing] = belt.getAnimations()
  const duration = Number(passing?.effect?.getComputedTiming().duration)
  const window = belt.parentElement?.getBoundingClientRect()
  if (!passing || !window || !(duration > 0)) return
  const { left, right } = part.getBoundingClientRect()
  if (left >= window.left && right <= window.right) return
  passing.currentTime = (duration * part.offsetLeft) / (belt.scrollWidth / 2)
}
