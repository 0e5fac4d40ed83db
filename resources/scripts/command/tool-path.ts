import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Returns the file behind a package's program, to run with this Node: the same on every system, and without the half
 * second that npx takes.
 * @param program its name, where that isn't the package's.
 * @throws Error when the package has no such program.
 */
export function toolPath(name: string, program: string = name.replace(/^.*\//, '')): string {
  const folder = resolve('node_modules', name)
  const { bin }: { bin?: string | Record<string, string> } = JSON.parse(
    readFileSync(resolve(folder, 'package.json'), 'utf8'),
  )
  const path = typeof bin === 'string' ? bin : bin?.[program]
  if (path === undefined) throw new Error(`The package ${name} has no program ${program}.`)
  return resolve(folder, path)
}
