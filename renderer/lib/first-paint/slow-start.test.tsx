import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useFirstPaintDone, watchFirstPaint } from './first-paint.ts'

afterEach(() => void vi.useRealTimers())

const Late = () => (useFirstPaintDone() ? <p>the rest</p> : <p>its place</p>)

test('[ERR-02] a start whose calls aren’t answered goes on after eight seconds, so that somebody says so', async () => {
  const screen = await render(<Late />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback', 'requestAnimationFrame'] })
  void watchFirstPaint(new Promise(() => {}), () => Promise.resolve())
  await vi.advanceTimersByTimeAsync(7900)
  expect(screen.getByText('the rest').query()).toBeNull()
  // Then for the page to be drawn, and its pictures.
  await vi.advanceTimersByTimeAsync(7000)
  vi.useRealTimers()
  await expect.element(screen.getByText('the rest')).toBeVisible()
})
