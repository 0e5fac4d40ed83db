// Files share a thread, so nothing that stands in for something else may outlive its test. Vitest
// itself ends mocks and stubs only before the next test, which is after the next file's `beforeAll`.
import { afterEach, vi } from 'vitest'

const { setTimeout: realSetTimeout } = globalThis

afterEach(() => {
  // Spies first: one on a fake timer would put the fake back.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (globalThis.setTimeout === realSetTimeout) return
  globalThis.setTimeout = realSetTimeout
  throw new Error(
    'This test has left a fake setTimeout behind, with which others on its thread would wait for ever.',
  )
})
