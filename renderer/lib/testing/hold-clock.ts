import { onTestFinished, vi } from 'vitest'

/**
 * Freezes `performance.now()` until the test ends, so that a slow machine can't exceed time limits. Returns a
 * function that advances it by milliseconds.
 */
export function holdClock(): (milliseconds: number) => void {
  let now = performance.now()
  const held = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => held.mockRestore())
  return (milliseconds) => {
    now += milliseconds
  }
}
