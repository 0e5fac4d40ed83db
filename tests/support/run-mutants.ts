/**
 * `npm run test:mutants`: breaks one behaviour after the other and checks that its test goes red. First it checks that
 * all those tests are green. A broken file is put back, also after Ctrl-C, and by the next run if this one was killed.
 */
import { startProgress } from '../../resources/scripts/command/progress.ts'
import { readCommand, usageError } from '../../resources/scripts/command/read-command.ts'
import { allMutants } from '../mutants/all-mutants.ts'
import { breakFile, mendLeftover } from '../mutants/broken-file.ts'
import type { Mutant } from '../mutants/mutant.ts'
import { runTests, toolOf } from '../mutants/run-tests.ts'
import { machineFactor } from './machine-factor.ts'

const { words } = readCommand('test:mutants')
const mended = mendLeftover()
if (mended !== undefined) console.log(`A run that was killed had left ${mended} broken. It is put back.`)

const isMeant = (area: string, { ids, breaks, file, test }: Mutant) =>
  words.length === 0 ||
  words.some((word) => [area, ...ids].includes(word) || `${breaks} ${file} ${test}`.includes(word))
const mutants = Object.entries(allMutants).flatMap(([area, table]) =>
  table.filter((mutant) => isMeant(area, mutant)),
)
if (mutants.length === 0)
  usageError(`No mutant fits "${words.join(' ')}". The areas are ${Object.keys(allMutants).join(', ')}.`)

machineFactor()
let putBack = () => {}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    putBack()
    process.exit(1)
  })

/** Ends this process unless the tests are green as the sources are. */
async function checkGreen(): Promise<void> {
  const byTool = Object.groupBy(new Set(mutants.map(({ test }) => test)), (test) => toolOf(test).args.join())
  for (const [first, ...others] of Object.values(byTool).map((files = []) => files)) {
    if (first === undefined) continue
    const { passed, failed, output } = await runTests([first, ...others])
    if (passed > 0 && failed === 0) continue
    console.error(`✗ ${failed} of their tests are red already in ${[first, ...others].join(', ')}`)
    if (output) console.error(output)
    process.exit(1)
  }
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

const green = startProgress(`the tests of ${mutants.length} mutants, as the sources are`)
await checkGreen()
console.log(`✓ green, ${green.end()} s`)

const survivors: string[] = []
for (const [index, mutant] of mutants.entries()) {
  const progress = startProgress(`${index + 1} of ${mutants.length}: ${mutant.breaks}`)
  const why = await survives(mutant)
  const seconds = progress.end()
  console.log(why === undefined ? `✓ red, ${seconds} s` : `✗ survives: ${why}`)
  if (why !== undefined) survivors.push(`${mutant.ids.join(', ')}: ${mutant.breaks} (${mutant.test}): ${why}`)
}
if (survivors.length > 0) console.error(`\n✗ survived:\n${survivors.join('\n')}`)
console.log(`${mutants.length - survivors.length} of ${mutants.length} mutants turn a test red`)
process.exitCode = survivors.length === 0 ? 0 : 1
