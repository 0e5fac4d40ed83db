/**
 * `npm test` and `npm run test:all`: run checks and tests, the fastest to fail first. Steps that don't use all cores run
 * in parallel. Journeys run alone, because their timing matters. What only the second runs are journeys and desktop
 * specs with the tag `@full`, and the sandbox's own tests while what they prove is unchanged.
 */
import { spawn } from 'node:child_process'
import { silenceProgress, startProgress } from '../../resources/scripts/command/progress.ts'
import { readCommand } from '../../resources/scripts/command/read-command.ts'
import { flakyJourneys, flakyVerdict, forgetFlaky } from './flaky.ts'
import { machineFactor } from './machine-factor.ts'
import { prepare } from './prepare.ts'
import { isSandboxProved } from './sandbox-proofs.ts'

type Step = { name: string; script: string; args?: readonly string[] }

const [, , called = 'test', ...words] = process.argv
const command = called === 'test:all' ? called : 'test'
readCommand(command, words)
const everything = command === 'test:all'

/** Leaves out what only the complete run has. */
const withoutFull = everything ? [] : ['--grep-invert', '@full']

/** The sandbox's own tests, where they have to run. */
const sandboxSteps: readonly Step[] =
  everything || !isSandboxProved() ? [{ name: 'the sandbox’s own tests', script: 'test:sandbox' }] : []

/** Stages run one after the other. The lines of a stage run in parallel, and the steps of a line in sequence. */
const stages: readonly (readonly (readonly Step[])[])[] = [
  [
    [{ name: 'formatting, lint, types, dependencies, texts', script: 'check' }],
    [
      { name: 'builds', script: 'build' },
      { name: 'size budgets', script: 'test:size' },
    ],
  ],
  [[{ name: 'unit tests', script: 'test:unit' }, ...sandboxSteps]],
  [[{ name: 'component tests', script: 'test:component' }]],
  [[{ name: 'journeys on the web', script: 'test:e2e', args: withoutFull }]],
  [[{ name: 'the desktop client', script: 'test:desktop', args: withoutFull }]],
]

const begun = performance.now()
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

/**
 * Runs an npm script. If it runs in parallel, its output is held back until it ends, so that outputs don't mix.
 * @throws Error that says which step failed.
 */
async function run({ name, script, args = [] }: Step, beside: boolean): Promise<void> {
  const start = performance.now()
  // A step that prints for itself needs no progress lines.
  const progress = beside ? startProgress(`── ${name}`) : undefined
  if (!beside) console.log(`── ${name}`)
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...(beside && silenceProgress) },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => void output.push(part))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  progress?.end()
  const said = Buffer.concat(output).toString().trim()
  if (said !== '') console.log(said)
  if (status !== 0) throw new Error(`${name} (npm run ${script}) failed after ${secondsSince(start)} s`)
  console.log(`✓ ${name}, ${secondsSince(start)} s\n`)
}

const missing = prepare()
if (missing.length > 0) {
  console.error(`The tests need, and may not install here:\n${missing.map((need) => `  ${need}`).join('\n')}`)
  process.exit(1)
}
forgetFlaky()
// Measured before any step runs, for all of them.
const factor = machineFactor()

let failures: string[] = []
for (const lines of stages) {
  const ends = await Promise.allSettled(
    lines.map(async (steps) => {
      for (const step of steps) await run(step, lines.length > 1)
    }),
  )
  failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason.message)] : []))
  if (failures.length > 0) break
}

const flaky = flakyVerdict(flakyJourneys())
if (flaky?.fails && failures.length === 0) failures = ['too many passed only the second time']
if (flaky) console.log(`\n! ${flaky.text}`)
for (const failure of failures) console.error(`\n✗ ${failure}`)
if (failures.length > 0) process.exit(1)
const took = (performance.now() - begun) / 1000
const atFactorOne = `about ${Math.round(took / factor / 60)} min on a machine of factor 1`
console.log(`\n✓ all of it, ${took.toFixed(1)} s, which is ${atFactorOne}`)
