/**
 * `npm run test:mutants`: breaks one behaviour after the other and checks that its test goes red. First it checks that
 * all those tests are green. A broken file is put back, also after Ctrl-C, and by the next run if this one was killed.
 */

import { UsageError } from '../../resources/scripts/command/parse-command.ts'
import { startProgress } from '../../resources/scripts/command/progress.ts'
import type { Main } from '../../resources/scripts/commands.ts'
import { allMutants } from '../mutants/all-mutants.ts'
import { breakFile, mendLeftover } from '../mutants/broken-file.ts'
import type { Mutant } from '../mutants/mutant.ts'
import { runTests, toolOf } from '../mutants/run-tests.ts'
import { machineFactor } from './machine-factor.ts'

/** The rows that the words name, all without any. @throws UsageError when there is none. */
function meant(words: readonly string[]): Mutant[] {
  const isMeant = (area: string, { ids, breaks, file, test }: Mutant) =>
    words.length === 0 ||
    words.some((word) => [area, ...ids].includes(word) || `${breaks} ${file} ${test}`.includes(word))
  const mutants = Object.entries(allMutants).flatMap(([area, table]) =>
    table.filter((mutant) => isMeant(area, mutant)),
  )
  if (mutants.length > 0) return mutants
  const areas = Object.keys(allMutants).join(', ')
  throw new UsageError(`No mutant fits "${words.join(' ')}". The areas are ${areas}.`)
}

let putBack = () => {}

/** Says which tests are red as the sources are; undefined if all are green. */
async function redAlready(mutants: readonly Mutant[]): Promise<string | undefined> {
  const byTool = Object.groupBy(new Set(mutants.map(({ test }) => test)), (test) => toolOf(test).args.join())
  for (const [first, ...others] of Object.values(byTool).map((files = []) => files)) {
    if (first === undefined) continue
    const { passed, failed, output } = await runTests([first, ...others])
    if (passed > 0 && failed === 0) continue
    const red = `✗ ${failed} of their tests are red already in ${[first, ...others].join(', ')}`
    return output ? `${red}\n${output}` : red
  }
  return undefined
}

/** Says why a mutant counts as survived; undefined if a test went red. */
async function survives(mutant: Mutant): Promise<string | undefined> {
  putBack = breakFile(mutant)
  try {
    const { failed, passed, output } = await runTests([mutant.test], mutant.title)
    if (failed > 0) return undefined
    return passed > 0 ? `${passed} tests stay green` : `no test could be run\n${output}`
  } finally {
    putBack()
  }
}

export const main: Main<'test:mutants'> = async ({ words }, { print, warn }) => {
  const mended = mendLeftover()
  if (mended !== undefined) print(`A run that was killed had left ${mended} broken. It is put back.`)
  const mutants = meant(words)
  machineFactor()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      putBack()
      process.exit(1)
    })

  const green = startProgress(`the tests of ${mutants.length} mutants, as the sources are`)
  const red = await redAlready(mutants)
  if (red !== undefined) {
    green.end()
    warn(red)
    return 1
  }
  print(`✓ green, ${green.end()} s`)

  const survivors: string[] = []
  for (const [index, mutant] of mutants.entries()) {
    const progress = startProgress(`${index + 1} of ${mutants.length}: ${mutant.breaks}`)
    const why = await survives(mutant)
    const seconds = progress.end()
    print(why === undefined ? `✓ red, ${seconds} s` : `✗ survives: ${why}`)
    if (why !== undefined)
      survivors.push(`${mutant.ids.join(', ')}: ${mutant.breaks} (${mutant.test}): ${why}`)
  }
  if (survivors.length > 0) warn(`\n✗ survived:\n${survivors.join('\n')}`)
  print(`${mutants.length - survivors.length} of ${mutants.length} mutants turn a test red`)
  return survivors.length === 0 ? 0 : 1
}
