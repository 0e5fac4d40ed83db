import { expect, test } from 'vitest'
import { workOf } from './changed-files.ts'

test('each changed file selects the tests and checks that cover it', () => {
  const files = [
    'README.md',
    'package.json',
    'renderer/ui/tile/tile.tsx',
    'renderer/ui/tile/tile.module.css',
    'resources/brand/palaro/mark.svg',
    'tests/e2e/specs/lobby.spec.ts',
    'tests/e2e/fixtures/site.ts',
    'tests/desktop/specs/vault.spec.ts',
    'tests/desktop/conformance/ipc.spec.ts',
  ]
  expect(workOf(files)).toEqual({
    formatted: files.filter((file) => !/\.(md|svg)$/.test(file)),
    code: files.filter((file) => /\.tsx?$/.test(file)),
    styles: ['renderer/ui/tile/tile.module.css'],
    journeys: ['tests/e2e/specs/lobby.spec.ts'],
    desktop: ['tests/desktop/specs/vault.spec.ts', 'tests/desktop/conformance/ipc.spec.ts'],
  })
})
