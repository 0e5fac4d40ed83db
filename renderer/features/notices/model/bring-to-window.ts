/**
 * Moves a belt whose first half passes by, and then again, to where one of its parts is in sight; a belt that stands
 * still is left to the browser, which scrolls to what has the focus.
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
