import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type CheckResult, checkReport, runChecks } from './run-checks.ts'

const folder = mkdtempSync(join(tmpdir(), 'checks-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A check that runs this code. */
function check(name: string, code: string) {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, code)
  return { name, file, args: [] }
}

test('every check runs, whichever fail before it, and each failed one is reported with all it printed', async () => {
  const results = await runChecks(
    [
      check('types', 'console.log("a type"); console.error("is wrong"); process.exitCode = 1'),
      check('lint', 'console.log("nothing to see")'),
      check('texts', 'throw new Error("a text is missing")'),
      check('silent', 'process.exit(3)'),
      { name: 'lost', file: join(folder, 'nowhere.mjs'), args: [] },
    ],
    2,
  )
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['types', false],
    ['lint', true],
    ['texts', false],
    ['silent', false],
    ['lost', false],
  ])
  const report = checkReport(results)
  expect(report).toMatch(/✗ types\n(a type\nis wrong|is wrong\na type)\n/)
  expect(report).toMatch(/✗ texts\n[\s\S]*a text is missing/)
  expect(report).toContain('✗ silent\n(It printed nothing.)')
  expect(report).toMatch(/✗ lost\n[\s\S]*nowhere\.mjs/)
  expect(report).not.toContain('nothing to see')
  expect(report).toMatch(/✗ types [\d.]+ s · ✓ lint [\d.]+ s · ✗ texts [\d.]+ s · ✗ silent/)
})

test('two checks run at a time, and each result is reported when it comes', async () => {
  const ended: CheckResult[] = []
  const told = join(folder, 'told')
  // The first ends only once the second's result has been reported.
  const waits = check(
    'waits',
    `import { existsSync } from 'node:fs'
    const timer = setInterval(() => existsSync(${JSON.stringify(told)}) && clearInterval(timer), 5)`,
  )
  await runChecks([waits, check('begins second', '')], 2, (result) => {
    ended.push(result)
    writeFileSync(told, '')
  })
  expect(ended.map(({ name, passed }) => [name, passed])).toEqual([
    ['begins second', true],
    ['waits', true],
  ])
})
