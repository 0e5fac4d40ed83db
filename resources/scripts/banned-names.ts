/** Checks the names of files and exports for words that the glossary has another word for. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { faultsOfNames } from './banned-name-checks.ts'

const root = resolve(import.meta.dirname, '../..')
const files = globSync('{shared,electron,preload,renderer,tests,resources}/**/*.*', { cwd: root })
const faults = files.flatMap((file) => {
  const source = /\.tsx?$/.test(file) ? readFileSync(resolve(root, file), 'utf8') : ''
  return faultsOfNames(file.replaceAll('\\', '/'), source)
})
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}
