import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import type { CountedRecord } from './otlp.ts'
import { type MonitoringRecord, recordOfLoss } from './records.ts'

/** Bounds of what a page reports. */
export const bounds = {
  /** Records in one request, besides the count of those that were dropped. */
  batch: 20,
  /** Milliseconds from the first record to its request. */
  wait: 10_000,
  /** Records that wait. Further ones are dropped. */
  waiting: 100,
  /** Records taken in a minute. Further ones are dropped. */
  perMinute: 60,
  /** Different records that are told apart. Further ones are dropped. */
  kinds: 200,
  /** Failed requests in a row, after which the page reports nothing more. */
  failures: 5,
  /** Milliseconds to the next request after a failed one. Doubled with each further failure. */
  pause: 60_000,
} as const

/** Whether a request arrived, and how many of its records the collector refused. */
export type Delivery = { arrived: boolean; refused: number }

/** Sends records; see `sendBatch`. Must not reject. */
type Send = (records: readonly CountedRecord[], leaving: boolean) => Promise<Delivery>

/**
 * Collects records and sends them in batches: when enough have come, after a while, and when the page is left. A record
 * that has been sent is only counted from then on; how often it happened is sent when the page is left. What is dropped
 * is counted, and the count goes with the next batch. A failure to send is not reported.
 */
export function createQueue(send: Send, now = gatewayNow) {
  let waiting: CountedRecord[] = []
  const kinds = new Map<string, CountedRecord>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending = false
  let failures = 0
  let minute = 0
  let taken = 0
  /** Records that were dropped since the last request that arrived. */
  let lost = 0

  const isOver = () => failures >= bounds.failures

  function isTooMany(): boolean {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) taken = 0
    minute = current
    taken += 1
    return taken > bounds.perMinute || waiting.length >= bounds.waiting || kinds.size >= bounds.kinds
  }

  /** A batch as it is sent: with their counts of now, and that of the dropped ones. */
  const sealed = (batch: readonly CountedRecord[], dropped: number): CountedRecord[] => [
    ...batch.map(({ record, count }) => ({ record, count })),
    ...(dropped > 0 ? [{ record: recordOfLoss(dropped, now()), count: 1 }] : []),
  ]

  function plan(delay: number = bounds.wait): void {
    timer ??= setTimeout(() => {
      timer = undefined
      void sendNext()
    }, delay)
  }

  async function sendNext(): Promise<void> {
    if (sending || waiting.length === 0 || isOver()) return
    sending = true
    clearTimeout(timer)
    timer = undefined
    const batch = waiting.splice(0, bounds.batch)
    const dropped = lost
    lost = 0
    const snapshot = sealed(batch, dropped)
    const { arrived, refused } = await send(snapshot, false)
    sending = false
    if (arrived) {
      failures = 0
      lost += Math.min(refused, batch.length)
      // Repeats that came meanwhile stay counted.
      batch.forEach((one, index) => (one.count -= snapshot[index]?.count ?? 0))
    } else {
      failures += 1
      const all = [...batch, ...waiting]
      waiting = all.slice(0, bounds.waiting)
      // One that has a key is still counted, and goes when the page is left.
      lost += dropped + all.slice(bounds.waiting).filter(({ record }) => record.key === undefined).length
    }
    if (isOver()) waiting = []
    else if (waiting.length > 0) plan(arrived ? bounds.wait : bounds.pause * 2 ** (failures - 1))
  }

  return {
    /** Takes a record, or counts it if it is known. */
    add(record: MonitoringRecord): void {
      if (isOver()) return
      const known = record.key === undefined ? undefined : kinds.get(record.key)
      if (known) {
        known.count += 1
        return
      }
      if (isTooMany()) {
        lost += 1
        return
      }
      const counted = { record, count: 1 }
      if (record.key !== undefined) kinds.set(record.key, counted)
      waiting.push(counted)
      if (waiting.length >= bounds.batch && failures === 0) void sendNext()
      else plan()
    },
    /** Sends all that waits, and what has been repeated. The page may be gone afterwards, so no answer is awaited. */
    leave(): void {
      clearTimeout(timer)
      timer = undefined
      if (isOver()) return
      const repeated = [...kinds.values()].filter((one) => one.count > 0 && !waiting.includes(one))
      const all = sending ? waiting : [...waiting, ...repeated]
      waiting = []
      for (let from = 0; from < all.length || lost > 0; from += bounds.batch) {
        const batch = all.slice(from, from + bounds.batch)
        const dropped = lost
        lost = 0
        void send(sealed(batch, dropped), true).then(({ arrived }) => {
          // The page may only be hidden, and live on.
          if (!arrived) lost += dropped
        })
        for (const one of batch) one.count = 0
      }
    },
    /** Counts records that were dropped elsewhere. */
    miss(count: number): void {
      lost += count
    },
  }
}
