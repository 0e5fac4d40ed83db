import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { factorOf, handedFactor } from './machine-factor.ts'

test.for([
  [100, 1],
  [500, 1],
  [750, 1.5],
  [1234, 2.47],
  [60_000, 16],
])('a machine that takes %i ms gets limits × %f', ([ms, factor]) => {
  expect(factorOf(ms ?? 0)).toBe(factor)
})

test.for([
  [500, 1, 1],
  [500, 8, 8],
  [5000, 8, 10],
  [500, 40, 16],
] as const)(
  'a machine that takes %i ms while %i processes wait for each core gets limits × %f',
  ([ms, waiting, factor]) => {
    expect(factorOf(ms, waiting)).toBe(factor)
  },
)

test.for([
  ['1.5', 1.5],
  ['16', 16],
  ['0.5', undefined],
  ['17', undefined],
  ['', undefined],
  ['fast', undefined],
  [undefined, undefined],
] as const)('the factor %s from the parent process is read as %s', ([value, factor]) => {
  expect(handedFactor(value)).toBe(factor)
})

const module = join(import.meta.dirname, 'machine-factor.ts')

/** Scales one second in a process and in a child process of it. */
const script = `
const { scaled } = await import(${JSON.stringify(module)})
const here = scaled(1000)
if (process.argv[1] === 'child') console.log('child ' + here)
else {
  scaled(1)
  const { spawnSync } = await import('node:child_process')
  console.log('parent ' + here)
  console.log(spawnSync(process.execPath, ['--input-type=module', '-e', process.env.SCRIPT, 'child'], { encoding: 'utf8' }).stdout)
}`

test('one measurement serves a run: a child takes what its parent measured', () => {
  const { PALARO_MACHINE_FACTOR: _, ...env } = process.env
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...env, SCRIPT: script },
  })
  expect(stdout.match(/machine factor/g)).toHaveLength(1)
  const [, parent] = /parent (\d+)/.exec(stdout) ?? []
  expect(Number(parent)).toBeGreaterThanOrEqual(1000)
  expect(stdout).toContain(`child ${parent}`)
})
