import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { FullResult, Suite } from '@playwright/test/reporter'
import { expect, onTestFinished, test } from 'vitest'
import FlakyReporter from './flaky-reporter.ts'

const project = resolve(import.meta.dirname, '../..')

/** Runs this many specs that each fail once. Within the project, so that Playwright can be imported. */
function runFlaky(count: number) {
  mkdirSync(join(project, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(project, '.cache/flaky-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const reporter = join(import.meta.dirname, 'flaky-reporter.ts')
  const titles = join(folder, 'titles')
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { retries: 1, workers: 1, reporter: [[${JSON.stringify(reporter)}, { file: ${JSON.stringify(titles)} }]] }`,
  )
  writeFileSync(
    join(folder, 'second.spec.ts'),
    `import { expect, test } from '@playwright/test'
    for (let at = 1; at <= ${count}; at += 1)
      test('second time ' + at, ({}, { retry }) => expect(retry).toBe(1))`,
  )
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(project, 'node_modules/@playwright/test/cli.js'), 'test', '--config', folder],
    { encoding: 'utf8', cwd: project },
  )
  return { status, stderr, titles: () => readFileSync(titles, 'utf8').trim().split('\n') }
}

test('a run with three journeys that passed only the second time fails, and names them', () => {
  const run = runFlaky(3)
  expect(run.status).toBe(1)
  expect(run.titles()).toHaveLength(3)
  for (const at of [1, 2, 3]) expect(run.stderr).toContain(`second time ${at}`)
})

test('a run with two of them stays as it is, and keeps their titles', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flaky-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'kept', 'titles')
  const reporter = new FlakyReporter({ file })
  const journey = (title: string, outcome: string) => ({
    titlePath: () => ['', 'web', title],
    outcome: () => outcome,
  })
  const journeys = [journey('lobby', 'flaky'), journey('login', 'expected'), journey('deposit', 'flaky')]
  reporter.onBegin(undefined, { allTests: () => journeys } as unknown as Suite)
  expect(await reporter.onEnd({ status: 'passed' } as FullResult)).toEqual({ status: 'passed' })
  expect(readFileSync(file, 'utf8')).toBe('web › lobby\nweb › deposit\n')
})
