import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const switchedOff = z.object({ hardwareAcceleration: z.literal(false) })

/**
 * Whether the person has switched hardware acceleration off. Read apart from the other settings, because Electron must
 * be said before it is ready.
 * @param folder of the settings.
 */
export function isAccelerationOff(folder: string): boolean {
  try {
    return z.safeParse(switchedOff, JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))).success
  } catch {
    return false
  }
}
