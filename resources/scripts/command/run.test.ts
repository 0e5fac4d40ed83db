import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { withProgress } from './progress.ts'
import { runNode } from './run-node.ts'
import { runTool } from './run-tool.ts'
import { toolPath } from './tool-path.ts'

const folder = mkdtempSync(join(tmpdir(), 'run-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program of one line. */
function program(name: string, code: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, code)
  return file
}
const echo = program('echo', 'process.exit(process.argv.slice(2).join() === process.env.WANTED ? 7 : 0)')

test('a tool gets its own arguments, then the others, and variables, and its exit code is the command’s', async () => {
  const tool = { file: echo, args: ['own'] }
  expect(await runTool(tool, ['rest'], { WANTED: 'own,rest' })).toBe(7)
  expect(await runTool(tool, [], { WANTED: 'own,rest' })).toBe(0)
})

test('a tool that is killed has failed', async () => {
  expect(await runNode(program('killed', 'process.kill(process.pid, "SIGKILL")'), [])).toBe(1)
})

test('Ctrl-C is the tool’s to answer for as long as it runs', async () => {
  const before = process.listenerCount('SIGINT')
  const running = runNode(echo, [])
  expect(process.listenerCount('SIGINT')).toBe(before + 1)
  await running
  expect(process.listenerCount('SIGINT')).toBe(before)
})

test('a program that a package doesn’t have is named', () => {
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
  test('work that fails says nothing more', async () => {
    const work = () => new Promise<void>((_, fail) => setTimeout(() => fail(new Error('no')), 1))
    const done = withProgress('drawing', work).catch(String)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await done).toBe('Error: no')
    expect(lines).toEqual(['drawing …\n'])
  })

  test('a child whose output is held back is silent', async () => {
    vi.stubEnv('PALARO_PROGRESS', 'off')
    await withProgress('drawing', () => Promise.resolve())
    expect(lines).toEqual([])
  })
})
