import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The service worker has no answers of the gateway to go by, and compares what it did itself. */
const exempt = /^renderer\/(lib\/clock|service-worker)\/|\.test\.tsx?$|\/testing\//

test('[MBR-17] no code of the site reads the device’s clock; it uses those of lib/clock', () => {
  const files = globSync('renderer/**/*.{ts,tsx}').filter((file) => !exempt.test(file))
  expect(files.length).toBeGreaterThan(500)
  const asking = files.filter((file) =>
    /\bDate\.now\b|new Date\(\s*\)|\bDate\(\)/.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})
