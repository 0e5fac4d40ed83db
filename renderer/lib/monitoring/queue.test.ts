import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CountedRecord } from './otlp.ts'
import { bounds, createQueue } from './queue.ts'
import type { MonitoringRecord } from './records.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 28) }))
afterEach(() => void vi.useRealTimers())

const minute = 60_000

const record = (key: string): MonitoringRecord => ({
  event: 'site.log',
  at: 0,
  level: 'warn',
  body: key,
  attributes: {},
  key,
})

function setUp() {
  const sent: { bodies: string[]; leaving: boolean }[] = []
  let arrives = true
  const queue = createQueue(async (records: readonly CountedRecord[], leaving) => {
    sent.push({ bodies: records.map(({ record: { body }, count }) => `${body} ×${count}`), leaving })
    return arrives
  })
  const addMany = (count: number, from = 0) => {
    for (let number = from; number < from + count; number += 1) queue.add(record(`no. ${number}`))
  }
  return { queue, sent, addMany, connect: (on: boolean) => (arrives = on) }
}

test('[OPS-05] records wait a while, and then go together', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { sent, addMany } = setUp()
  addMany(2)
  await vi.advanceTimersByTimeAsync(bounds.wait - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ bodies: ['no. 0 ×1', 'no. 1 ×1'], leaving: false }])
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(sent).toHaveLength(1)
  // One timer for the batch, and none for an empty queue. Other tests' connections on this thread have theirs.
  expect(timers.mock.calls.filter(([, wait]) => wait === bounds.wait)).toHaveLength(1)
})

test('[OPS-05] a full batch goes at once, and none is larger', async () => {
  const { sent, addMany } = setUp()
  addMany(bounds.batch * 2 + 1)
  await vi.advanceTimersByTimeAsync(minute)
  expect(sent.map(({ bodies }) => bodies.length)).toEqual([bounds.batch, bounds.batch, 1])
})

test('[OPS-05] what waits goes when the page is left, and only once', async () => {
  const { queue, sent, addMany } = setUp()
  addMany(bounds.batch + 1 - 2)
  queue.leave()
  queue.leave()
  await vi.advanceTimersByTimeAsync(minute)
  expect(sent.map(({ bodies, leaving }) => [bodies.length, leaving])).toEqual([[bounds.batch - 1, true]])
})

test('[OPS-05] a repeated record is counted, and its count goes when the page is left', async () => {
  const { queue, sent } = setUp()
  for (let times = 0; times < 3; times += 1) queue.add(record('odd'))
  await vi.advanceTimersByTimeAsync(bounds.wait)
  expect(sent[0]?.bodies).toEqual(['odd ×3'])
  for (let times = 0; times < 500; times += 1) queue.add(record('odd'))
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(sent).toHaveLength(1)
  queue.leave()
  expect(sent[1]).toEqual({ bodies: ['odd ×500'], leaving: true })
})

test('[OPS-05] a page that fails in ever new ways reports no more than the bounds allow', async () => {
  const { sent, addMany } = setUp()
  addMany(5000)
  await vi.advanceTimersByTimeAsync(minute)
  const count = () => sent.reduce((sum, { bodies }) => sum + bodies.length, 0)
  expect(count()).toBe(bounds.perMinute)
  for (let turn = 1; turn < 10; turn += 1) {
    addMany(500, turn * 5000)
    await vi.advanceTimersByTimeAsync(minute)
  }
  expect(count()).toBe(bounds.kinds)
})

test('[OPS-05] after a failed request the records stay, the pauses grow, and it gives up', async () => {
  const { sent, addMany, connect } = setUp()
  connect(false)
  addMany(1)
  await vi.advanceTimersByTimeAsync(bounds.wait)
  const pauses = [1, 2, 4, 8].map((times) => times * bounds.pause)
  for (const [index, pause] of pauses.entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(sent).toHaveLength(index + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent.at(-1)?.bodies).toEqual(['no. 0 ×1'])
  }
  addMany(100, 1)
  await vi.advanceTimersByTimeAsync(600 * minute)
  expect(sent).toHaveLength(bounds.failures)
  expect(vi.getTimerCount()).toBe(0)
})

test('[OPS-05] once the collector answers again, what waited goes', async () => {
  const { sent, addMany, connect } = setUp()
  connect(false)
  addMany(1)
  await vi.advanceTimersByTimeAsync(bounds.wait)
  connect(true)
  addMany(1, 1)
  await vi.advanceTimersByTimeAsync(bounds.pause)
  expect(sent.at(-1)?.bodies).toEqual(['no. 0 ×1', 'no. 1 ×1'])
})
