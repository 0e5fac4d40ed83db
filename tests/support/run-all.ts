/**
 * `npm test` and `npm run test:all`: run checks and tests, the fastest to fail first. Steps that don't use all cores run
 * in parallel. Journeys run alone, because their timing matters. What only the second runs are journeys and desktop
 * specs with the tag `@full`, component tests with the tag `full`, and the sandbox's own tests while what they prove is
 * unchanged.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { silenceProgress, startProgress } from '../../resources/scripts/command/progress.ts'
import type { Output } from '../../resources/scripts/command/run-command.ts'
import type { CommandName, Main } from '../../resources/scripts/commands.ts'
import { flakyJourneys, flakyVerdict, forgetFlaky } from './flaky.ts'
import { machineFactor } from './machine-factor.ts'
import { prepare } from './prepare.ts'
import { isSandboxProved } from './sandbox-proofs.ts'

type Step = { name: string; command: CommandName; args?: readonly string[] }

/** Stages run one after the other. The lines of a stage run in parallel, and the steps of a line in sequence. */
type Stages = readonly (readonly (readonly Step[])[])[]

/** @param everything also what only `npm run test:all` has. */
function stagesOf(everything: boolean): Stages {
  const withoutFull = everything ? [] : ['--grep-invert', '@full']
  const componentsWithoutFull = everything ? [] : ['--tags-filter', '!full']
  const sandbox: Step = { name: 'the sandbox’s own tests', command: 'test:sandbox' }
  return [
    [
      [{ name: 'formatting, lint, types, dependencies, texts', command: 'check' }],
      [
        { name: 'builds', command: 'build' },
        { name: 'size budgets', command: 'test:size' },
      ],
    ],
    [[{ name: 'unit tests', command: 'test:unit' }, ...(everything || !isSandboxProved() ? [sandbox] : [])]],
    [[{ name: 'component tests', command: 'test:component', args: componentsWithoutFull }]],
    [[{ name: 'journeys on the web', command: 'test:e2e', args: withoutFull }]],
    [[{ name: 'the desktop client', command: 'test:desktop', args: withoutFull }]],
  ]
}

const entry = resolve(import.meta.dirname, '../../resources/scripts/run.mjs')

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

/**
 * Runs a command. If it runs in parallel, its output is held back until it ends, so that outputs don't mix.
 * @throws Error that says which step failed.
 */
async function run(
  { name, command, args = [] }: Step,
  beside: boolean,
  print: Output['print'],
): Promise<void> {
  const start = performance.now()
  // A step that prints for itself needs no progress lines.
  const progress = beside ? startProgress(`── ${name}`) : undefined
  if (!beside) print(`── ${name}`)
  const child = spawn(process.execPath, [entry, command, ...args], {
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...(beside && silenceProgress) },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => void output.push(part))
  const status = await new Promise<number | null>((end) => child.once('close', end))
  progress?.end()
  const said = Buffer.concat(output).toString().trim()
  if (said !== '') print(said)
  if (status !== 0) throw new Error(`${name} (npm run ${command}) failed after ${secondsSince(start)} s`)
  print(`✓ ${name}, ${secondsSince(start)} s\n`)
}

/** Runs the stages until one fails. Resolves with what failed. */
async function runStages(stages: Stages, print: Output['print']): Promise<string[]> {
  for (const lines of stages) {
    const ends = await Promise.allSettled(
      lines.map(async (steps) => {
        for (const step of steps) await run(step, lines.length > 1, print)
      }),
    )
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason.message)] : []))
    if (failures.length > 0) return failures
  }
  return []
}

export const main: Main<'test' | 'test:all'> = async ({ name }, { print, warn }) => {
  const begun = performance.now()
  const missing = prepare()
  if (missing.length > 0) {
    warn(`The tests need, and may not install here:\n${missing.map((need) => `  ${need}`).join('\n')}`)
    return 1
  }
  forgetFlaky()
  // Measured before any step runs, for all of them.
  const factor = machineFactor()

  const failures = await runStages(stagesOf(name === 'test:all'), print)
  const flaky = flakyVerdict(flakyJourneys())
  if (flaky?.fails && failures.length === 0) failures.push('too many passed only the second time')
  if (flaky) print(`\n! ${flaky.text}`)
  for (const failure of failures) warn(`\n✗ ${failure}`)
  if (failures.length > 0) return 1
  const took = (performance.now() - begun) / 1000
  const atFactorOne = `about ${Math.round(took / factor / 60)} min on a machine of factor 1`
  print(`\n✓ all of it, ${took.toFixed(1)} s, which is ${atFactorOne}`)
  return 0
}
