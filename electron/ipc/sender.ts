import type { WindowKind } from '../security/policy.ts'

/** The sender of a message: the kind of its page, and its frame (null once that is gone or has navigated). */
export type Sender = {
  readonly kind: WindowKind | undefined
  readonly frame: {
    readonly origin: string
    readonly parent: object | null
    readonly detached: boolean
  } | null
}

/** The sender that is accepted. */
export type Expected = { readonly kind: WindowKind; readonly origin: string }

/**
 * Returns why a sender is refused; undefined when it is accepted. Only the main frame of a page of the expected kind,
 * on the expected origin, is accepted.
 */
export function senderFault(sender: Sender, expected: Expected): string | undefined {
  if (sender.kind === undefined) return 'an unknown page'
  if (sender.kind !== expected.kind) return `a page of kind ${sender.kind}`
  try {
    return frameFault(sender.frame, expected.origin)
  } catch {
    // Electron throws when a frame that is gone is accessed.
    return 'a frame that is gone'
  }
}

function frameFault(frame: Sender['frame'], origin: string): string | undefined {
  if (frame === null || frame.detached) return 'a frame that is gone'
  if (frame.parent !== null) return 'a frame inside the page'
  if (frame.origin !== origin) return `the origin ${frame.origin}`
  return undefined
}
