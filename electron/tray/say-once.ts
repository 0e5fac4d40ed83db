import * as z from 'zod/mini'
import type { Log } from '../log.ts'
import { openKeptFile, type WriteKept } from '../settings/kept-file.ts'

/** Calls `say` once per user, in any run. Remembers that in "tray.json" in the folder. */
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
