import type { ResultOf } from '#shared/bridge/bridge.ts'
import type { KioskNews } from '#shared/bridge/channels/kiosk.ts'

/** How a kiosk's lock stands. */
export type KioskLock = ResultOf<'kiosk:state'>
/** How a try of the operator's PIN went. */
export type Unlocking = ResultOf<'kiosk:unlock'>

/** A machine in a cybercafe, as the site may speak to it. */
export type KioskControls = {
  lock(): Promise<KioskLock>
  /** Tries the operator's PIN, of digits. */
  unlock(pin: string): Promise<Unlocking>
  /** False where it is locked. */
  act(what: 'quit' | 'relaunch' | 'leave' | 'settings'): Promise<boolean>
  /** The player is still there. */
  stay(): Promise<void>
  /** The player leaves: everything ends, and nothing is left. */
  finish(): Promise<void>
  /** Hears the client's news; the answer stops it. */
  subscribe(listener: (news: KioskNews) => void): () => void
}
