import { expect, test } from 'vitest'
import { heavyGames, memoryLimit } from './memory.ts'

const gibibyte = 1024 ** 3
const limit = gibibyte
const processes = new Map([
  ['one', 11],
  ['two', 12],
])
const metric = (pid: number, bytes: number) => ({
  pid,
  memory: { workingSetSize: bytes / 1024, peakWorkingSetSize: 0 },
})

test.each<[string, Parameters<typeof heavyGames>[0], string[], string[]]>([
  ['nothing is known', [], ['one'], []],
  ['all is well', [metric(11, limit), metric(12, limit / 2)], [], []],
  ['one is over', [metric(11, limit + 1024), metric(12, limit / 2)], [], ['one']],
  ['both are', [metric(11, 2 * limit), metric(12, 3 * limit)], ['two'], ['one', 'two']],
  ['one is hardly less than it was', [metric(11, limit * 0.9)], ['one'], ['one']],
  ['one has let go of much', [metric(11, limit * 0.8)], ['one'], []],
  ['a process of another’s is over', [metric(99, 9 * limit)], [], []],
])('[DSK-04] which games are reported for using too much memory when %s', (_, metrics, reported, heavy) => {
  expect([...heavyGames(metrics, processes, new Set(reported), limit)]).toEqual(heavy)
})

test.each([
  [1, 0.5],
  [4, 1],
  [64, 1.5],
])('[DSK-04] on a computer with %f GiB of memory a game may use %f GiB', (total, allowed) => {
  expect(memoryLimit(total * gibibyte)).toBe(allowed * gibibyte)
})

test('[DSK-13] a brand’s own memory limit for games holds on every computer', () => {
  expect(memoryLimit(4 * gibibyte, 2048)).toBe(2 * gibibyte)
})
