/**
 * Compares the class names of CSS modules with their use: every name that is read must be defined, and every defined
 * name must be read. TypeScript doesn't check this, because it types every name as a string.
 */
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { faultsOfNames, namesOf, type Uses, usesIn } from './style-name-checks.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(file, 'utf8')
const files = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => resolve(root, file))

const used = new Map<string, Uses[]>()
for (const file of files('renderer/**/*.{ts,tsx}'))
  for (const uses of usesIn(read(file), file, root))
    used.set(uses.module, [...(used.get(uses.module) ?? []), uses])

const faults = files('renderer/**/*.module.css').flatMap((module) =>
  faultsOfNames(namesOf(read(module)), used.get(module) ?? []).map(
    (fault) => `${relative(root, module)}: ${fault}`,
  ),
)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
