import * as z from 'zod/mini'
import type { Log } from '../log.ts'
import type { LastPolicy } from '../policies/policy.ts'
import { openKeptFile, type WriteKept } from '../settings/kept-file.ts'
import type { Attempts } from './attempts.ts'

/** What a kiosk keeps across restarts: wrong PINs, and what the last readable policy said. No personal data. */
export type KioskFile = {
  read(): Attempts
  write(attempts: Attempts): Promise<boolean>
  last(): LastPolicy
  /** Stores a policy that could be read. */
  note(policy: LastPolicy): void
}

const whole = z.int().check(z.gte(0))

/** Opens `kiosk.json` in the folder. */
export function openKioskFile(folder: string, write: WriteKept, log: Log): KioskFile {
  const file = openKeptFile({
    folder,
    name: 'kiosk',
    version: 1,
    fields: { failures: whole, failedAt: whole, kiosk: z.boolean(), pin: z.string() },
    first: { failures: 0, failedAt: 0, kiosk: false, pin: '' },
    write,
    log,
  })
  return {
    read: () => ({ failures: file.value().failures, failedAt: file.value().failedAt }),
    write: ({ failures, failedAt }) => file.change({ failures, failedAt }),
    last: () => ({ kiosk: file.value().kiosk, pin: file.value().pin }),
    note({ kiosk, pin }) {
      const before = file.value()
      if (before.kiosk !== kiosk || before.pin !== pin) void file.change({ kiosk, pin })
    },
  }
}
