import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allMutants } from './all-mutants.ts'
import { occurrences } from './broken-file.ts'

const root = resolve(import.meta.dirname, '../..')
const requirements = readFileSync(resolve(root, 'tests/requirements.md'), 'utf8')

/** Every id of the list, in its order. */
const ids = [...requirements.matchAll(/^- ([A-Z0-9]+-\d\d) /gm)].map(([, id = '']) => id)

/** Requirements that no test names yet, so nothing could turn red. */
const unnamed = new Set(
  'LNCH-14 LNCH-15 LNCH-16 DSK-14 DSK-15 DSK-16 WEB-03 OPS-06 OPS-07 OPS-08 PERF-03'.split(' '),
)

describe('the table of deliberate breaks fits the sources', () => {
  for (const [area, mutants] of Object.entries(allMutants))
    test.each(mutants.map((mutant) => [mutant.breaks, mutant] as const))(
      `${area}: "%s" can be made, and names a test and requirements that exist`,
      (_, mutant) => {
        expect(occurrences(mutant)).toBe(1)
        expect(mutant.to).not.toBe(mutant.from)
        const tests = readFileSync(resolve(root, mutant.test), 'utf8').replaceAll("\\'", "'")
        expect(tests.includes(mutant.title ?? '')).toBe(!mutant.fromTable)
        expect(mutant.ids.filter((id) => !requirements.includes(`- ${id} `))).toEqual([])
      },
    )
})

test('every requirement is broken once, so that its tests are known to notice', () => {
  const broken = new Set(
    Object.values(allMutants)
      .flat()
      .flatMap((mutant) => mutant.ids),
  )
  expect(ids.length).toBeGreaterThan(200)
  expect(ids.filter((id) => !broken.has(id))).toEqual([...unnamed])
})
