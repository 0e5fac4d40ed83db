import type { ReportedRecord } from './otlp-logs.ts'

/** Most records that are kept. The oldest are dropped. */
export const keptRecords = 200

/** Keeps what sites reported, in memory. */
export class MonitoringLog {
  #records: ReportedRecord[] = []

  add(records: readonly ReportedRecord[]): void {
    this.#records = [...this.#records, ...records].slice(-keptRecords)
  }

  /** The latest records, newest first. */
  list(): ReportedRecord[] {
    return this.#records.toReversed()
  }

  clear(): void {
    this.#records = []
  }
}
