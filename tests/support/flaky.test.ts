import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

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

test('a run with two journeys that passed only the second time passes, and keeps their titles', () => {
  const run = runFlaky(2)
  expect(run.status).toBe(0)
  expect(run.titles()).toHaveLength(2)
})

test('a run with three of them fails, and names them', () => {
  const run = runFlaky(3)
  expect(run.status).toBe(1)
  for (const at of [1, 2, 3]) expect(run.stderr).toContain(`second time ${at}`)
})
