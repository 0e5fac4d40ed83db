import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { ToolRun } from '../../resources/scripts/command/parse-command.ts'
import { runChecks } from '../../resources/scripts/run-checks.ts'
import { buildClient, buildSite, desktopSpecs, journeys, vitest } from '../../resources/scripts/tools.ts'

/** The counts in a report of Vitest's or Playwright's. */
const counts = z.union([
  z.pipe(
    z.object({ numPassedTests: z.number(), numFailedTests: z.number() }),
    z.transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })),
  ),
  z.pipe(
    z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) }),
    z.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })),
  ),
])

/** `output` is what the tools printed when no test could be run, as when the sources don't build. */
export type TestRun = { passed: number; failed: number; output?: string }

const report = join(tmpdir(), `mutant-${process.pid}.json`)
// Playwright takes the name of its report from here only.
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report

const playwright = (tool: ToolRun, build: ToolRun) => ({
  build,
  tool,
  options: ['--reporter=json', '--retries=0'],
  title: '-g',
})

/** How the tests of a file are run. */
function kindOf(file: string) {
  if (file.startsWith('tests/e2e/')) return playwright(journeys, buildSite)
  if (file.startsWith('tests/desktop/') && file.endsWith('.spec.ts'))
    return playwright(desktopSpecs, buildClient)
  return { tool: vitest, options: ['run', '--reporter=json', `--outputFile=${report}`], title: '-t' }
}

/** How a file's tests are run: files of one kind can be run together. */
export const toolOf = (file: string): ToolRun => kindOf(file).tool

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Runs the tests of files of one kind, building first what they need.
 * @param title part of the titles to run.
 */
export async function runTests(files: readonly [string, ...string[]], title?: string): Promise<TestRun> {
  const { build, tool, options, title: flag } = { build: undefined, ...kindOf(files[0]) }
  const steps = [
    ...(build ? [build] : []),
    {
      file: tool.file,
      args: [...tool.args, ...options, ...(title === undefined ? [] : [flag, literal(title)]), ...files],
    },
  ]
  rmSync(report, { force: true })
  let output = ''
  for (const { file, args } of steps) {
    const [result] = await runChecks([{ name: file, file, args }], 1)
    output = result?.output ?? ''
    if (result?.passed !== true) break
  }
  try {
    const run = z.parse(counts, JSON.parse(readFileSync(report, 'utf8')))
    return run.passed + run.failed === 0 ? { ...run, output } : run
  } catch {
    return { passed: 0, failed: 0, output }
  }
}
