import * as z from 'zod/mini'

const seconds = z.int().check(z.gte(0))

const kioskState = z.object({
  /** Whether the kiosk is locked down; false once the operator has ended that. */
  on: z.boolean(),
  /** Without a PIN, nobody can leave the kiosk. */
  hasPin: z.boolean(),
  /** Seconds for which the operator may still act; 0 while it is locked. */
  openFor: seconds,
  /** Seconds until the next PIN may be tried. */
  waits: seconds,
})

/** `seconds`: with `open` until it locks again, otherwise until the next try. */
const unlockResult = z.object({ outcome: z.enum(['open', 'wrong', 'wait', 'noPin']), seconds })

const operatorAct = z.enum(['quit', 'relaunch', 'leave', 'settings'])

/** Channels for a machine in a cybercafe: the operator's PIN, and whether the player stays or leaves. */
export const kioskChannels = {
  'kiosk:state': { args: z.tuple([]), result: kioskState },
  /** Tries the operator's PIN. The correct one unlocks the kiosk for a minute. */
  'kiosk:unlock': { args: z.tuple([z.string().check(z.regex(/^\d{1,12}$/))]), result: unlockResult },
  /** Returns false while the kiosk is locked. `settings` only asks whether settings may be changed. */
  'kiosk:do': { args: z.tuple([operatorAct]), result: z.boolean() },
  /** The player is still there. */
  'kiosk:stay': { args: z.tuple([]), result: z.void() },
  /** The player leaves: ends and clears everything, and loads the site again. */
  'kiosk:finish': { args: z.tuple([]), result: z.void() },
} as const

/** Events of the kiosk for the page. */
export type KioskNews =
  /** There was no input for a long time. Everything is cleared after this many seconds. */
  | { what: 'asks'; seconds: number }
  /** There was input again, so the question goes away. */
  | { what: 'goesOn' }
  /** The operator's shortcut was pressed. */
  | { what: 'operator' }
  /** An external link was refused. */
  | { what: 'refused' }
  /** A page was refused the system's file dialog. */
  | { what: 'noFiles' }
