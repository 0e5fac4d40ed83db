import type { WindowKind } from '../security/policy.ts'

/** Who sent a message: the page it belongs to, and the frame (null once that has gone or moved on). */
export type Sender = {
  readonly kind: WindowKind | undefined
  readonly frame: {
    readonly origin: string
    readonly parent: object | null
    readonly detached: boolean
  } | null
}

/** Who is listened to. */
export type Expected = { readonly kind: WindowKind; readonly origin: string }

/**
 * Why a sender isn't listened to; undefined when it is. Only the main frame of a page of the expected kind,
 * while it shows the expected origin, is what it says it is.
 */
export function senderFault(sender: Sender, expected: Expected): string | undefined {
  if (sender.kind === undefined) return 'an unknown page'
  if (sender.kind !== expected.kind) return `a page of kind ${sender.kind}`
  try {
    return frameFault(sender.frame, expected.origin)
  } catch {
    // Electron throws when a frame is looked at that has gone since it sent.
    return 'a frame that is gone'
  }
}

function frameFault(frame: Sender['frame'], origin: string): string | undefined {
  if (frame === null || frame.detached) return 'a frame that is gone'
  if (frame.parent !== null) return 'a frame inside the page'
  if (frame.origin !== origin) return `the origin ${frame.origin}`
  return undefined
}
