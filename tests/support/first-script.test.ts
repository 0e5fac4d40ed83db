/** What is made while the site's first script, and the one of its first page, run. */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'

const root = resolve(import.meta.dirname, '../..')
const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const aliases = Object.entries(imports).map(
  ([alias, folder]) => [alias.slice(0, -1), folder.slice(0, -1)] as const,
)

/** The modules that a module imports for more than their types, without those that are loaded later. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const statements = code.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([.#][^']*\.tsx?)'/gm)
  return [...statements].map(([, name = '']) => {
    const alias = aliases.find(([start]) => name.startsWith(start))
    return alias ? join(root, alias[1], name.slice(alias[0].length)) : join(dirname(file), name)
  })
}

function reachedFrom(entry: string): Set<string> {
  const reached = new Set([entry])
  for (const file of reached) for (const next of importsOf(file)) reached.add(next)
  return reached
}

test.each([
  ['the first script', 'renderer/main.tsx'],
  ['home', 'renderer/app/routing/home-screen.tsx'],
  ['a lobby', 'renderer/features/lobby/components/lobby-page.tsx'],
])('[PERF-01] the schemas of answers in %s are made with the first answer, not while it runs', (_, entry) => {
  const declarations = [...reachedFrom(join(root, entry))]
    .filter((file) => dirname(file) === join(root, 'shared/contract/endpoints'))
    .map((file) => readFileSync(file, 'utf8'))
  const calls = allEndpoints.filter(({ id }) => declarations.some((code) => code.includes(`id: '${id}'`)))
  expect(calls.length).toBeGreaterThan(10)
  // An answer that isn't read shares one schema with all of them.
  const eager = calls.filter(({ value }) => !['lazy', 'optional'].includes(value._zod.def.type))
  expect(eager.map(({ id }) => id)).toEqual([])
})
