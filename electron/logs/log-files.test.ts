import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogFiles } from './log-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const linesOf = (name = 'client.log') => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `line ${from + index}`)

test('[DSK-12] lines are written in the background, in their order, after what was there', async () => {
  writeFileSync(join(folder, 'client.log'), 'of the last run\n')
  const files = createLogFiles({ delay: 1 })
  for (const line of numbers(0, 50)) files.write(line)
  files.open(folder)
  expect(linesOf()).toEqual(['of the last run'])
  await vi.waitFor(() => expect(linesOf()).toEqual(['of the last run', ...numbers(0, 50)]))
  for (const line of numbers(50, 60)) files.write(line)
  await vi.waitFor(() => expect(linesOf()).toHaveLength(61))
})

test('[DSK-12] lines that wait when the client quits are still written, once', async () => {
  writeFileSync(join(folder, 'client.log'), 'of the last run\n')
  const files = createLogFiles({ delay: 0 })
  files.open(folder)
  const flushed = Promise.withResolvers<void>()
  // Timers with the same delay run in order: the first piece is being written, and its callback hasn't run yet.
  files.write('line 0')
  setTimeout(() => {
    for (const line of numbers(1000, 1005)) files.write(line)
    files.flush()
    flushed.resolve()
  }, 0)
  for (const line of numbers(1, 1000)) files.write(line)
  await flushed.promise
  const all = ['of the last run', ...numbers(0, 1005)]
  expect(linesOf()).toEqual(all)
  await vi.waitFor(() => expect(linesOf()).toEqual(all))
  files.flush()
  expect(linesOf()).toEqual(all)
})

test('[DSK-12] log files rotate: no file exceeds its size, and the number of files is limited', () => {
  const files = createLogFiles({ size: 100, files: 3 })
  files.open(folder)
  for (const line of numbers(10, 100)) {
    files.write(line)
    files.flush()
  }
  expect(readdirSync(folder).toSorted()).toEqual(['client.1.log', 'client.2.log', 'client.log'])
  const kept = ['client.2.log', 'client.1.log', 'client.log'].flatMap((name) => linesOf(name))
  expect(kept).toEqual(numbers(100 - kept.length, 100))
  for (const name of readdirSync(folder))
    expect(readFileSync(join(folder, name)).length).toBeLessThanOrEqual(100)
})

test('[DSK-12] a line that is longer than a file may be is still written', () => {
  const files = createLogFiles({ size: 10 })
  files.open(folder)
  files.write('x'.repeat(50))
  files.flush()
  files.write('next')
  files.flush()
  expect([linesOf('client.1.log'), linesOf()]).toEqual([['x'.repeat(50)], ['next']])
})

test('[DSK-12] a log that can’t be written loses its lines, and the client keeps running', () => {
  writeFileSync(join(folder, 'a file'), '')
  mkdirSync(join(folder, 'taken', 'client.log'), { recursive: true })
  for (const place of ['a file/logs', 'taken']) {
    const files = createLogFiles()
    files.open(join(folder, place))
    for (const line of numbers(0, 5000)) files.write(line)
    expect(files.flush).not.toThrow()
  }
})

test('[DSK-12] once a full disk has room again, the log continues and says how many lines were lost', async () => {
  const files = createLogFiles({ delay: 1, pause: 20 })
  const into = join(folder, 'logs')
  writeFileSync(into, 'in the way')
  files.open(into)
  for (const line of numbers(0, 2100)) files.write(line)
  files.flush()
  rmSync(into)
  files.write('there again')
  await vi.waitFor(() => expect(existsSync(join(into, 'client.log'))).toBe(true))
  await vi.waitFor(() => expect(linesOf('logs/client.log').at(-1)).toBe('there again'))
  const lines = linesOf('logs/client.log')
  expect(JSON.parse(lines[0] ?? '')).toEqual({ level: 'warn', area: 'log', message: 'lost', lines: 101 })
  expect(lines).toHaveLength(2001)
})

test('[DSK-12] nothing is written before the log is opened, because only one client may write it', () => {
  const files = createLogFiles({ delay: 0 })
  files.write('of a second start')
  files.flush()
  expect(readdirSync(folder)).toEqual([])
})
