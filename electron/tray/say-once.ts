import * as z from 'zod/mini'
import type { Log } from '../log.ts'
import { openKeptFile, type WriteKept } from '../settings/kept-file.ts'

/** Says something once for good, in this run or any later one of the same user; in "tray.json" of the folder. */
export function sayOnce(kept: { folder: string; write: WriteKept; log: Log }, say: () => void): void {
  const file = openKeptFile({
    ...kept,
    name: 'tray',
    version: 1,
    fields: { told: z.boolean() },
    first: { told: false },
  })
  if (file.value().told) return
  void file.change({ told: true })
  say()
}
