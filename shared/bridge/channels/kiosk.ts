import * as z from 'zod/mini'

const seconds = z.int().check(z.gte(0))

const kioskState = z.object({
  /** Whether the kiosk holds; false once the operator has left it. */
  on: z.boolean(),
  /** Without a PIN nobody is let out. */
  hasPin: z.boolean(),
  /** Seconds that the operator may still act; 0 while it is locked. */
  openFor: seconds,
  /** Seconds until a PIN may be tried. */
  waits: seconds,
})

/** `seconds`: with `open` those that it stays so, else those until the next try. */
const unlockResult = z.object({ outcome: z.enum(['open', 'wrong', 'wait', 'noPin']), seconds })

const operatorAct = z.enum(['quit', 'relaunch', 'leave', 'settings'])

/** A machine in a cybercafe: the operator's PIN, and what the player who leaves or stays says. */
export const kioskChannels = {
  'kiosk:state': { args: z.tuple([]), result: kioskState },
  /** Try the operator's PIN; the right one opens for a minute. */
  'kiosk:unlock': { args: z.tuple([z.string().check(z.regex(/^\d{1,12}$/))]), result: unlockResult },
  /** False where it is locked. `settings` only asks: they may be changed while it is open. */
  'kiosk:do': { args: z.tuple([operatorAct]), result: z.boolean() },
  /** The player is still there. */
  'kiosk:stay': { args: z.tuple([]), result: z.void() },
  /** The player leaves: end everything, forget everything, start anew. */
  'kiosk:finish': { args: z.tuple([]), result: z.void() },
} as const

/** What main tells the page of the kiosk. */
export type KioskNews =
  /** Nobody has touched anything for long: so many seconds until all is cleared. */
  | { what: 'asks'; seconds: number }
  /** Somebody did; the question goes. */
  | { what: 'goesOn' }
  /** The operator's keys were pressed. */
  | { what: 'operator' }
  /** A link to the outside was asked for, and refused. */
  | { what: 'refused' }
