// Files share a thread, so fake timers must not outlive their test.
import { afterEach, vi } from 'vitest'

afterEach(() => void vi.useRealTimers())
