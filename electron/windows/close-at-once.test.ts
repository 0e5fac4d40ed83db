import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { expect, test, vi } from 'vitest'
import { closeAtOnce } from './close-at-once.ts'

test('[DSK-13, CHT-02] a window of somebody else’s page closes without asking it', () => {
  const window = Object.assign(new EventEmitter(), { destroy: vi.fn() })
  closeAtOnce(window as unknown as BrowserWindow)
  const event = { preventDefault: vi.fn() }
  window.emit('close', event)
  expect(event.preventDefault).toHaveBeenCalledOnce()
  expect(window.destroy).toHaveBeenCalledOnce()
})
