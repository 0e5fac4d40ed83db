import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { withProgress } from './progress.ts'
import { runCommand, runTool, toolPath } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'run-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A tool of one line of code. */
function tool(code: string, ...args: string[]) {
  const file = join(folder, `${args.join('-')}.mjs`)
  writeFileSync(file, code)
  return { file, args }
}
const reported = join(folder, 'told')
const report = `import { appendFileSync } from 'node:fs'
appendFileSync(${JSON.stringify(reported)}, process.argv.slice(2).join(' ') + process.env.ADDED + '\\n')`

test('tools run one after the other, what the command doesn’t take goes to the last, and the first that fails ends it', async () => {
  const does = { does: 'tries things.', example: 'npm run own', tool: { name: 'Tool', help: 'tool --help' } }
  const first = tool(report, 'first')
  const last = tool(`${report}; process.exit(7)`, 'last')
  vi.stubEnv('ADDED', '')
  const own = { ...does, runs: [first, last] }
  expect(await runCommand({ own }, 'own', ['word', '--flag', '--', 'more'])).toBe(7)
  expect(await runCommand({ own: { ...does, runs: [last, first] } }, 'own', [])).toBe(7)
  expect(readFileSync(reported, 'utf8')).toBe('first\nlast word --flag -- more\nlast\n')
})

test('a tool gets variables, Ctrl-C is its to answer for as long as it runs, and one that is killed has failed', async () => {
  const before = process.listenerCount('SIGINT')
  const running = runTool(tool('process.kill(process.pid, process.env.ADDED)', 'killed'), ['rest'], {
    ADDED: 'SIGKILL',
  })
  expect(process.listenerCount('SIGINT')).toBe(before + 1)
  expect(await running).toBe(1)
  expect(process.listenerCount('SIGINT')).toBe(before)
})

test('the error names a program that its package doesn’t have', () => {
  expect(toolPath('vitest')).toMatch(/vitest\.mjs$/)
  expect(() => toolPath('vitest', 'tinker')).toThrow('The package vitest has no program tinker.')
})

describe('progress', () => {
  let lines: string[] = []
  beforeEach(() => {
    lines = []
    vi.useFakeTimers()
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  })
  test('work that has failed prints no more progress', async () => {
    const work = () => new Promise<void>((_, fail) => setTimeout(() => fail(new Error('no')), 1))
    const done = withProgress('drawing', work).catch(String)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await done).toBe('Error: no')
    expect(lines).toEqual(['drawing …\n'])
  })

  test('a child process whose output is captured prints nothing', async () => {
    vi.stubEnv('PALARO_PROGRESS', 'off')
    await withProgress('drawing', () => Promise.resolve())
    expect(lines).toEqual([])
  })
})
