import { onTestFinished, vi } from 'vitest'

/**
 * Stops the page's steady clock until the test ends, so that what must happen within a second does so on the slowest
 * machine too. The result moves it on, by milliseconds.
 */
export function holdClock(): (milliseconds: number) => void {
  let now = performance.now()
  const held = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => held.mockRestore())
  return (milliseconds) => {
    now += milliseconds
  }
}
