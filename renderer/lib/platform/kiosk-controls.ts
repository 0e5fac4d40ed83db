import type { ResultOf } from '#shared/bridge/bridge.ts'
import type { KioskNews } from '#shared/bridge/channels/kiosk.ts'

/** The state of a kiosk's lock. */
export type KioskLock = ResultOf<'kiosk:state'>
/** The result of trying the operator's PIN. */
export type Unlocking = ResultOf<'kiosk:unlock'>

/** What the site can ask of a kiosk, a machine in a cybercafe. */
export type KioskControls = {
  lock(): Promise<KioskLock>
  /** Tries the operator's PIN, which consists of digits. */
  unlock(pin: string): Promise<Unlocking>
  /** Resolves with false if the kiosk is locked. */
  act(what: 'quit' | 'relaunch' | 'leave' | 'settings'): Promise<boolean>
  /** Reports that the player is still there. */
  stay(): Promise<void>
  /** Ends the player's visit: ends everything and deletes all traces. */
  finish(): Promise<void>
  /** Registers a listener for the kiosk's events. Returns a function that removes it. */
  subscribe(listener: (news: KioskNews) => void): () => void
}
