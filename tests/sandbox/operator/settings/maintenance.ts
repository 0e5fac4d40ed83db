import type { Sandbox } from '../sandbox.ts'

const minute = 60_000
/** How long a maintenance takes from when it is first noticed, in ms. */
const lasts = { 'in 2 hours': 120 * minute, 'in 10 minutes': 10 * minute, overdue: -5 * minute } as const

const key = 'maintenance'

/**
 * When a maintenance began and is expected to end; empty while there is none. It begins with the first call that meets
 * it, which is remembered, so that the end stays where it is.
 */
export function maintenanceTimes({ settings, clock, db }: Pick<Sandbox, 'settings' | 'clock' | 'db'>) {
  const { systemStatus, maintenanceEnds } = settings.values
  const known = db.get<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)
  if (systemStatus !== 'maintenance') {
    if (known) db.run('DELETE FROM meta WHERE key = ?', key)
    return {}
  }
  const from = known ? Number(known.value) : Math.floor(clock.now() / minute) * minute
  if (!known) db.run('INSERT INTO meta VALUES (?, ?)', key, String(from))
  if (maintenanceEnds === 'unknown') return { maintenanceFrom: from }
  return { maintenanceFrom: from, maintenanceUntil: from + lasts[maintenanceEnds] }
}
