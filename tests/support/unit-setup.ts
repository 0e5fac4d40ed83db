// Files share a thread, so nothing that stands in for something else may outlive its test. Vitest
// itself ends mocks and stubs only before the next test, which is after the next file's `beforeAll`.
import { afterEach, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
