import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ReadyWindow, showWhenReady } from './show-when-ready.ts'

class Window extends EventEmitter {
  gone = false
  isDestroyed = () => this.gone
}
let window: Window
const show = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  show.mockClear()
  window = new Window()
  showWhenReady(window as unknown as ReadyWindow, show)
})
afterEach(() => void vi.useRealTimers())

test('[DSK-13, DSK-04] the window is shown once its page is painted, and only then', () => {
  vi.advanceTimersByTime(9_999)
  expect(show).not.toHaveBeenCalled()
  window.emit('ready-to-show')
  vi.advanceTimersByTime(60_000)
  expect(show).toHaveBeenCalledTimes(1)
})

test('[DSK-13] a window whose page never reports that it is painted is shown after ten seconds', () => {
  vi.advanceTimersByTime(10_000)
  expect(show).toHaveBeenCalledTimes(1)
  window.emit('ready-to-show')
  expect(show).toHaveBeenCalledTimes(1)
})

test('a window that is gone meanwhile is left alone', () => {
  window.gone = true
  window.emit('closed')
  vi.advanceTimersByTime(60_000)
  expect(show).not.toHaveBeenCalled()
})
