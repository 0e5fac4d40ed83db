/** How main identified the sender of a call. */
export interface SenderReport {
  readonly url: string | undefined
  readonly origin: string | undefined
  readonly isTopFrame: boolean
  readonly isMainFrame: boolean
  readonly senderUrl: string
}

/** What the fixture app's preload script exposes to its pages. */
export interface Bridge {
  readonly argv: readonly string[]
  who(): Promise<SenderReport>
  echo(...values: unknown[]): Promise<unknown>
  /** Rejects unless the site's own page calls it. */
  guarded(): Promise<string>
  fail(): Promise<unknown>
  whisper(text: string): void
  onNote(listener: (note: string) => void): () => void
}

declare global {
  interface Window {
    readonly bridge: Bridge
    readonly notes: string[]
    readonly stopListening: () => void
  }
  /** Events recorded in the fixture app's main process. */
  var seen: string[]
}
