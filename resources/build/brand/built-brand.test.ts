import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staleness } from '../../scripts/build-if-stale.ts'
import { builtBrand, requireBuild, stampFile, stampOf } from './built-brand.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const built = Date.now()

/** Lays down what a build leaves behind. */
function build(stamp: string): void {
  writeFileSync(join(folder, 'index.html'), '')
  writeFileSync(join(folder, stampFile), stamp)
  utimesSync(join(folder, 'index.html'), built / 1000, built / 1000)
}

test('[OPS-01] a build of another brand is refused in one line that says what to run', () => {
  build(stampOf('tanglaw'))
  expect(() => requireBuild('build:web', { folder })).toThrow(
    `The build in ${folder} is of the brand tanglaw, but palaro is needed. Run: npm run build:web`,
  )
  expect(() => requireBuild('build:desktop', { folder, brand: 'acme' })).toThrow(
    'Run: PALARO_BRAND=acme npm run build:desktop',
  )
  expect(() => requireBuild('build:web', { folder, brand: 'tanglaw' })).not.toThrow()
})

test('[OPS-01] a build that isn’t there is missed in one line', () => {
  const message = `There is no build in ${folder}. Run: npm run build:web`
  // Without a stack trace, which would be of this code.
  const line = expect.objectContaining({ message, stack: message })
  expect(() => requireBuild('build:web', { folder })).toThrow(line)
})

test.each(['', 'nonsense', '[]', '{"brand":7}', 'null'])(
  '[OPS-01] a stamp like %j names no brand',
  (stamp) => {
    build(stamp)
    expect(builtBrand(folder)).toBeUndefined()
  },
)

test('[OPS-01] a build is used only if it is of the brand that is wanted, and newer than the sources', () => {
  expect(staleness(folder, 'palaro', built - 1000)).toBe('there is none yet')
  build(stampOf('palaro'))
  expect(staleness(folder, 'palaro', built - 1000)).toBeUndefined()
  expect(staleness(folder, 'palaro', built + 1000)).toBe('sources are newer')
  expect(staleness(folder, 'tanglaw', built - 1000)).toBe('it is of the brand palaro, not tanglaw')
  rmSync(join(folder, stampFile))
  expect(staleness(folder, 'palaro', built - 1000)).toBe('it names no brand')
})
