import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allMutants } from './all-mutants.ts'
import { occurrences } from './broken-file.ts'

const root = resolve(import.meta.dirname, '../..')
const requirements = readFileSync(resolve(root, 'tests/requirements.md'), 'utf8')

describe('the table of deliberate breaks fits the sources', () => {
  for (const [area, mutants] of Object.entries(allMutants))
    test.each(mutants.map((mutant) => [mutant.breaks, mutant] as const))(
      `${area}: "%s" can be made, and names a test and requirements that exist`,
      (_, mutant) => {
        expect(occurrences(mutant)).toBe(1)
        expect(mutant.to).not.toBe(mutant.from)
        expect(existsSync(resolve(root, mutant.test))).toBe(true)
        expect(mutant.ids.filter((id) => !requirements.includes(`- ${id} `))).toEqual([])
      },
    )
})
