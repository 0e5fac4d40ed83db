import { beforeEach, expect, test, vi } from 'vitest'
import type { CountedRecord } from './otlp.ts'
import { bounds, createQueue } from './queue.ts'
import type { MonitoringRecord } from './records.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 28) }))

const minute = 60_000

const record = (key: string): MonitoringRecord => ({
  event: 'site.log',
  at: 0,
  level: 'warn',
  body: key,
  attributes: {},
  key,
})

const isOwn = ({ record: { event } }: CountedRecord) => event !== 'monitoring.dropped'

function setUp() {
  const sent: { bodies: string[]; dropped: unknown; leaving: boolean }[] = []
  let arrives = true
  let refused = 0
  const queue = createQueue(async (records: readonly CountedRecord[], leaving) => {
    const [own, losses] = [records.filter(isOwn), records.filter((one) => !isOwn(one))]
    const [dropped] = losses.map(({ record: { attributes } }) => attributes['monitoring.dropped.count'])
    sent.push({ bodies: own.map(({ record: { body }, count }) => `${body} ×${count}`), dropped, leaving })
    return { arrived: arrives, refused }
  })
  const addMany = (count: number, from = 0) => {
    for (let number = from; number < from + count; number += 1) queue.add(record(`no. ${number}`))
  }
  return {
    queue,
    sent,
    addMany,
    connect: (on: boolean) => (arrives = on),
    refuse: (count: number) => (refused = count),
  }
}

test('[OPS-05] records wait a while, and then go together', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { sent, addMany } = setUp()
  addMany(2)
  await vi.advanceTimersByTimeAsync(bounds.wait - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ bodies: ['no. 0 ×1', 'no. 1 ×1'], dropped: undefined, leaving: false }])
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
  expect(sent[1]).toEqual({ bodies: ['odd ×500'], dropped: undefined, leaving: true })
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

test('[OPS-05] what was too much is counted, and the count goes with the next batch, once', async () => {
  const { queue, sent, addMany } = setUp()
  addMany(bounds.perMinute + 5)
  await vi.advanceTimersByTimeAsync(minute)
  addMany(1, 5000)
  await vi.advanceTimersByTimeAsync(bounds.wait)
  expect(sent.map(({ dropped }) => dropped).filter(Boolean)).toEqual([5])
  queue.leave()
  expect(sent.flatMap(({ dropped }) => dropped ?? [])).toEqual([5])
})

test('[OPS-05] a count that didn’t arrive goes again, with what was dropped since', async () => {
  const { sent, addMany, connect, queue } = setUp()
  queue.miss(3)
  connect(false)
  addMany(1)
  await vi.advanceTimersByTimeAsync(bounds.wait)
  queue.miss(4)
  connect(true)
  await vi.advanceTimersByTimeAsync(bounds.pause)
  expect(sent.map(({ dropped }) => dropped)).toEqual([3, 7])
})

test('[OPS-05] records that waited too long for a collector are counted as dropped, once', async () => {
  const { queue, sent, connect } = setUp()
  connect(false)
  const { key: _key, ...vital } = record('vital')
  for (let turn = 0; turn < 3; turn += 1) {
    for (let number = 0; number < 50; number += 1) queue.add(turn < 2 ? vital : record(String(number)))
    await vi.advanceTimersByTimeAsync(minute)
  }
  connect(true)
  queue.leave()
  expect(sent.flatMap(({ dropped, leaving }) => (leaving ? (dropped ?? []) : []))).toEqual([50])
})

test('[OPS-05] records that the collector refuses are counted, and no more than were sent', async () => {
  const { queue, sent, addMany, refuse } = setUp()
  refuse(2)
  addMany(4)
  await vi.advanceTimersByTimeAsync(bounds.wait)
  refuse(1e9)
  addMany(3, 4)
  await vi.advanceTimersByTimeAsync(bounds.wait)
  queue.leave()
  expect(sent.map(({ bodies, dropped }) => [bodies.length, dropped])).toEqual([
    [4, undefined],
    [3, 2],
    [0, 3],
  ])
})
