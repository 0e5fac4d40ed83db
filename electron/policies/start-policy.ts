import { app, dialog } from 'electron'
import { type KioskFile, openKioskFile } from '../kiosk/kiosk-file.ts'
import type { Log } from '../log.ts'
import { writeKept } from '../settings/write-kept.ts'
import { findPolicy } from './find-policy.ts'
import { type Policy, readPolicy } from './policy.ts'
import { locationName, policyLocation } from './policy-locations.ts'

/** The policy, and the file in which a kiosk keeps what outlasts a run. */
export type Administered = { readonly policy: Policy; readonly kioskFile: KioskFile }

/** Reads the machine's policy and logs what is wrong with it. A broken policy is also shown to the user. */
export async function startPolicy(brand: { name: string; title: string }, log: Log): Promise<Administered> {
  const { platform, argv } = process
  const place = policyLocation({ platform, brand, argv, packaged: app.isPackaged })
  const uid = process.getuid?.()
  const runner = uid === undefined ? undefined : { uid, groups: process.getgroups?.() ?? [] }
  const source = await findPolicy({ place, runner, log })
  const kioskFile = openKioskFile(app.getPath('userData'), writeKept, log)
  const { policy, faults, notes } = readPolicy(source, kioskFile.last())
  for (const note of notes) log.warn('policy', note)
  for (const fault of faults)
    log.error('policy', 'the policy is broken: nothing is remembered', { fault, place: locationName(place) })
  if (source.found !== 'none' && faults.length === 0)
    kioskFile.note({ kiosk: policy.kiosk, pin: policy.pin ?? '' })
  if (source.found === 'none') kioskFile.note({ kiosk: false, pin: '' })
  if (faults.length > 0)
    // Not awaited: an unreadable policy must not stop the client from starting.
    void app.whenReady().then(() =>
      dialog.showMessageBox({
        type: 'warning',
        title: brand.title,
        message: 'This computer’s policy can’t be read',
        detail: `Nothing is saved on this computer until its administrator fixes the policy.\n\n${locationName(place)}\n${faults.join('\n')}`,
      }),
    )
  return { policy, kioskFile }
}
